//! Every path of the HTTP side, against a server that runs in the test and keeps everything in memory.

mod admin;
mod daily;
mod doubt;
mod games;
mod limits;
mod openapi;
mod operating;
mod pages;
mod people;
mod privacy;
mod sessions;
mod tables;
