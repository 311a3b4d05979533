//! The list of all that is in a release, as CycloneDX 1.5 has it.
//!
//! Tools that make such a list describe one crate. Ours has to hold what is in the program and what is in the pages inside it, so
//! it is written here; the format asks for little more than names.

use super::parts::Parts;
use anyhow::Result;
use cargo_metadata::{Package, PackageId};
use serde_json::{Value, json};

/// The list as JSON. `time` is when it was committed, in seconds: the same commit gives the same list.
pub fn cyclonedx(parts: &Parts, time: &str) -> Result<String> {
    let version = env!("CARGO_PKG_VERSION");
    let ours = format!("pkg:generic/quipu@{version}");
    let components: Vec<Value> = parts.others.values().map(|package| component(parts, package)).collect();
    let reference = |id: &PackageId| parts.others.get(id).map(purl);
    let mut dependencies = vec![json!({
        "ref": ours,
        "dependsOn": parts.direct.iter().filter_map(reference).collect::<Vec<_>>(),
    })];
    for (id, package) in &parts.others {
        let uses = parts.uses.get(id).into_iter().flatten();
        let uses: Vec<_> = uses.filter_map(reference).collect();
        dependencies.push(json!({ "ref": purl(package), "dependsOn": uses }));
    }
    let list = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "properties": [{ "name": "quipu:committed", "value": time }],
            "component": {
                "type": "application",
                "bom-ref": ours,
                "name": "quipu",
                "version": version,
                "purl": ours,
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
            },
        },
        "components": components,
        "dependencies": dependencies,
    });
    Ok(serde_json::to_string_pretty(&list)? + "\n")
}

fn component(parts: &Parts, package: &Package) -> Value {
    let mut component = json!({
        "type": "library",
        "bom-ref": purl(package),
        "name": package.name.as_str(),
        "version": package.version.to_string(),
        "purl": purl(package),
    });
    // Some still write the old form, a slash for a choice.
    if let Some(licence) = &package.license {
        component["licenses"] = json!([{ "expression": licence.replace('/', " OR ") }]);
    }
    if let Some(repository) = &package.repository {
        component["externalReferences"] = json!([{ "type": "vcs", "url": repository }]);
    }
    let key = (package.name.to_string(), package.version.to_string());
    if let Some(checksum) = parts.checksums.get(&key) {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": checksum }]);
    }
    component
}

/// The name that such lists have for a crate. The plus sign of a version has to be written as a code.
fn purl(package: &Package) -> String {
    format!("pkg:cargo/{}@{}", package.name, package.version.to_string().replace('+', "%2B"))
}
