//! A ZIP archive that is written piece by piece, so that however many files it holds, one at a
//! time is in memory. The files are texts of a few kilobytes and are stored as they are; the
//! answer is compressed on its way if the browser likes.

/// The first version of the format will do.
const VERSION: u16 = 10;
/// Names are UTF-8.
const UTF8: u16 = 1 << 11;

/// What is remembered of the files for the directory at the end.
#[derive(Default)]
pub(crate) struct Archive {
    directory: Vec<u8>,
    files: u16,
    written: u32,
}

impl Archive {
    /// The next piece: a file with this name.
    pub(crate) fn file(&mut self, name: &str, ms: i64, text: &str) -> Vec<u8> {
        let mut common = Vec::new();
        for number in [VERSION, UTF8, 0] {
            common.extend(number.to_le_bytes());
        }
        common.extend(dos_time(ms));
        let size = text.len() as u32;
        for number in [crc32fast::hash(text.as_bytes()), size, size] {
            common.extend(number.to_le_bytes());
        }
        common.extend((name.len() as u16).to_le_bytes());
        common.extend(0_u16.to_le_bytes());

        self.directory.extend(b"PK\x01\x02");
        self.directory.extend(VERSION.to_le_bytes());
        self.directory.extend(&common);
        // No comment, the first disk, no attributes.
        self.directory.extend([0; 10]);
        self.directory.extend(self.written.to_le_bytes());
        self.directory.extend(name.as_bytes());

        let piece = [b"PK\x03\x04", &common[..], name.as_bytes(), text.as_bytes()].concat();
        self.files += 1;
        self.written += piece.len() as u32;
        piece
    }

    /// The last piece: the directory.
    pub(crate) fn end(self) -> Vec<u8> {
        let mut piece = self.directory;
        let size = piece.len() as u32;
        piece.extend(b"PK\x05\x06\0\0\0\0");
        piece.extend(self.files.to_le_bytes());
        piece.extend(self.files.to_le_bytes());
        piece.extend(size.to_le_bytes());
        piece.extend(self.written.to_le_bytes());
        piece.extend([0; 2]);
        piece
    }
}

/// A time as the format has it, in UTC: time of day and date, to two seconds, from 1980 on.
fn dos_time(ms: i64) -> [u8; 4] {
    let told = web::labels::utc(ms);
    let mut numbers = told.split(['-', ' ', ':']).map(|number| number.parse().unwrap_or(0_u16));
    let mut next = || numbers.next().unwrap_or(0);
    let (year, month, day, hour, minute) = (next(), next(), next(), next(), next());
    let date = (year.saturating_sub(1980) & 0x7f) << 9 | month << 5 | day;
    let time = hour << 11 | minute << 5;
    let [[a, b], [c, d]] = [time, date].map(u16::to_le_bytes);
    [a, b, c, d]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_archive_is_what_others_read() {
        let mut archive = Archive::default();
        let mut bytes = archive.file("one.record", 1_763_281_800_000, "first\n");
        bytes.extend(archive.file("zwei-ä.record", 0, ""));
        bytes.extend(archive.end());
        let file = tempfile::NamedTempFile::with_suffix(".zip").expect("a file");
        std::fs::write(file.path(), &bytes).expect("it is written");
        let script = "import sys, zipfile\n\
            z = zipfile.ZipFile(sys.argv[1])\n\
            assert z.testzip() is None\n\
            print([(i.filename, i.date_time, z.read(i).decode()) for i in z.infolist()])";
        let mut python = std::process::Command::new("python3");
        let Ok(told) = python.args(["-X", "utf8", "-c", script]).arg(file.path()).output() else {
            eprintln!("python3 is not installed: nobody else has read the archive");
            return;
        };
        assert_eq!(
            String::from_utf8_lossy(&told.stdout).trim(),
            "[('one.record', (2025, 11, 16, 8, 30, 0), 'first\\n'), \
             ('zwei-ä.record', (1980, 1, 1, 0, 0, 0), '')]",
            "{}",
            String::from_utf8_lossy(&told.stderr)
        );
    }
}
