//! Record files that are named on the command line: opening them, and what is wrong with some of them.

use crate::failure::{Failure, print_error};
use catalog::record::{Fault, Reader};
use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

/// Opens a record; `-` is standard input.
pub fn open(file: &Path) -> Result<Reader<Box<dyn BufRead>>, Fault> {
    if file == Path::new("-") {
        return Reader::new(Box::new(io::stdin().lock()));
    }
    let file = File::open(file).map_err(|error| Fault::unreadable(1, error))?;
    Reader::new(Box::new(BufReader::new(file)))
}

/// What is wrong with some of the files.
#[derive(Default)]
pub struct Problems {
    rejected: bool,
    unreadable: Vec<String>,
}

impl Problems {
    /// A file was checked and is wrong, which is reported at once.
    pub fn reject(&mut self, out: &mut impl Write, line: &str) -> io::Result<()> {
        out.flush()?; // so that the two streams keep their order on a terminal
        print_error(line);
        self.rejected = true;
        Ok(())
    }

    /// A file cannot be checked.
    pub fn add_unreadable(&mut self, file: &Path, problem: impl Display) {
        self.unreadable.push(format!("{}: {problem}", file.display()));
    }

    /// How the command ends.
    pub fn finish(self) -> Result<(), Failure> {
        match self.unreadable.is_empty() {
            false => Err(Failure::Command(self.unreadable.join("\nquipu: "))),
            true if self.rejected => Err(Failure::Reported),
            true => Ok(()),
        }
    }
}
