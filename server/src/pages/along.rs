//! The games to take along: a site that plays in the browser without this house. The admin
//! may have put it there; it is read once, and lies below one address.

use crate::house::House;
use crate::refusal::{Handled, Refusal};
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect};
use std::collections::BTreeMap;
use std::path::Path as Folder;
use std::sync::Arc;
use std::{fs, io};

/// Where the site lies.
pub(crate) const PLACE: &str = "/pocket/";
/// The page that it begins with.
const FIRST: &str = "index.html";

/// Its first page brings a script and styles along, and its workers compile a program; nothing
/// that a guest wrote is on any of these files.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; \
     style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; \
     manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; \
     frame-ancestors 'none'",
);

/// The files of the site by name.
#[derive(Clone, Default)]
pub struct Site(Arc<BTreeMap<String, Bytes>>);

impl Site {
    /// Reads all files of a folder, as `packaging/offline` builds it.
    pub fn read(folder: &Folder) -> io::Result<Site> {
        let mut files = BTreeMap::new();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            if let (true, Ok(name)) = (entry.path().is_file(), entry.file_name().into_string()) {
                files.insert(name, Bytes::from(fs::read(entry.path())?));
            }
        }
        match files.contains_key(FIRST) {
            true => Ok(Site(Arc::new(files))),
            false => Err(io::Error::new(io::ErrorKind::NotFound, format!("there is no {FIRST}"))),
        }
    }
}

impl std::fmt::Debug for Site {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.0.keys()).finish()
    }
}

/// The address without its slash.
pub(crate) async fn way_in() -> Redirect {
    Redirect::permanent(PLACE)
}

/// The first page.
pub(crate) async fn first(State(house): State<Arc<House>>) -> Handled {
    file(State(house), Path(FIRST.to_owned())).await
}

/// A file.
pub(crate) async fn file(State(house): State<Arc<House>>, Path(name): Path<String>) -> Handled {
    let site = house.settings.site.as_ref().ok_or(Refusal::NoPage)?;
    let bytes = site.0.get(&name).ok_or(Refusal::NoPage)?.clone();
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json" | "webmanifest") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("css") => "text/css; charset=utf-8",
        _ => "application/octet-stream",
    };
    let kind = (CONTENT_TYPE, HeaderValue::from_static(kind));
    // A browser asks again, so that it hears of a newer version.
    let fresh = (CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    Ok(([kind, fresh, (CONTENT_SECURITY_POLICY, POLICY)], bytes).into_response())
}
