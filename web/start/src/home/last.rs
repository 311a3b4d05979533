//! The last few games, and the way to all of them.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api::{self, Played};
use web_shell::pages::dates;
use web_shell::pages::result::result;
use web_shell::symbol::Symbol;
use web_shell::t;

const SHOWN: usize = 5;

#[component]
pub fn Last() -> impl IntoView {
    let games = RwSignal::new(Vec::<Played>::new());
    spawn_local(async move {
        if let Ok(mut found) = api::games(None).await {
            found.truncate(SHOWN);
            games.try_set(found);
        }
    });
    move || {
        (!games.with(Vec::is_empty)).then(|| {
            let rows = games.get().into_iter().map(|played| {
                view! {
                    <li>
                        <Symbol name=played.game.manifest().symbol class="g" />
                        <div class="t">{result(&played)} <small>{dates::day(played.ended)}</small></div>
                    </li>
                }
            });
            view! {
                <section class="panel stepped" aria-labelledby="last-title">
                    <h2 id="last-title">{t!("last-title")}</h2>
                    <ul class="open">{rows.collect_view()}</ul>
                    <p><a class="more-link" href="/records">{t!("last-all")}</a></p>
                </section>
            }
        })
    }
}
