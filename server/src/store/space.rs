//! How much room is left on the disk.

use std::path::Path;

/// The disk that a file lies on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Disk {
    pub(crate) bytes: u64,
    pub(crate) free: u64,
}

/// The usual mark: a twentieth of the disk, at most this.
const MOST: u64 = 256 << 20;

impl Disk {
    /// The disk of this file, if the system tells.
    #[cfg(unix)]
    pub(super) fn of(file: &Path) -> Option<Disk> {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        let found = rustix::fs::statvfs(folder.unwrap_or(Path::new("."))).ok()?;
        let bytes = |blocks: u64| blocks.saturating_mul(found.f_frsize);
        Some(Disk { bytes: bytes(found.f_blocks), free: bytes(found.f_bavail) })
    }

    #[cfg(not(unix))]
    pub(super) fn of(_: &Path) -> Option<Disk> {
        None
    }

    /// Whether less is left than the mark.
    pub(crate) fn is_low(self, mark: Option<u64>) -> bool {
        self.free < mark.unwrap_or(MOST.min(self.bytes / 20))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_disk_has_a_lower_mark_than_a_large_one() {
        let small = Disk { bytes: 8 << 20, free: 1 << 20 };
        assert!(!small.is_low(None) && small.is_low(Some(2 << 20)));
        let large = Disk { bytes: 1 << 40, free: 200 << 20 };
        assert!(large.is_low(None) && !large.is_low(Some(0)));
    }

    #[cfg(unix)]
    #[test]
    fn the_disk_of_this_folder_has_a_size() {
        let disk = Disk::of(Path::new("some.db")).expect("the system tells");
        assert!(disk.free <= disk.bytes && disk.bytes > 0);
    }
}
