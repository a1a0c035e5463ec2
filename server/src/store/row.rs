//! Columns as the house reads them. Both databases keep every number in 64 bits and whether
//! something is so as 0 or 1.

use sqlx::Row;
use sqlx::any::AnyRow;

/// What a column can be read as.
pub(super) trait Column: Sized {
    fn get(row: &AnyRow, name: &str) -> sqlx::Result<Self>;
}

/// Reads the column of this name.
pub(super) fn get<T: Column>(row: &AnyRow, name: &str) -> sqlx::Result<T> {
    T::get(row, name)
}

macro_rules! as_it_is {
    ($($kind:ty),*) => {$(
        impl Column for $kind {
            fn get(row: &AnyRow, name: &str) -> sqlx::Result<$kind> {
                row.try_get(name)
            }
        }
    )*};
}

as_it_is!(i64, String, Vec<u8>, Option<i64>, Option<String>, Option<Vec<u8>>);

impl Column for bool {
    fn get(row: &AnyRow, name: &str) -> sqlx::Result<bool> {
        Ok(row.try_get::<i64, _>(name)? != 0)
    }
}

macro_rules! smaller {
    ($($kind:ty),*) => {$(
        impl Column for $kind {
            fn get(row: &AnyRow, name: &str) -> sqlx::Result<$kind> {
                smaller(name, row.try_get::<i64, _>(name)?)
            }
        }

        impl Column for Option<$kind> {
            fn get(row: &AnyRow, name: &str) -> sqlx::Result<Option<$kind>> {
                row.try_get::<Option<i64>, _>(name)?.map(|wide| smaller(name, wide)).transpose()
            }
        }
    )*};
}

smaller!(u8, u16);

/// A number that must fit into fewer bits.
pub(super) fn smaller<T: TryFrom<i64>>(name: &str, wide: i64) -> sqlx::Result<T> {
    T::try_from(wide).map_err(|_| sqlx::Error::ColumnDecode {
        index: name.to_owned(),
        source: format!("{wide} is too large").into(),
    })
}
