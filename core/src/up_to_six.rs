//! Short lists that are made beforehand: quicker than putting a list of choices
//! together one by one.

/// Some of six things, in their order.
#[derive(Clone, Copy, Debug)]
pub struct UpToSix<T> {
    /// Those that are in it, and then whatever.
    things: [T; 6],
    len: u8,
}

/// Every choice of some of six things, by the bits of an index, the lowest for the first.
pub type WaysOfSix<T> = [UpToSix<T>; 1 << 6];

impl<T: Copy> UpToSix<T> {
    /// Every choice of some of these.
    pub const fn all_ways(things: [T; 6]) -> WaysOfSix<T> {
        let mut ways = [UpToSix { things, len: 0 }; 1 << 6];
        let mut chosen = 0;
        while chosen < ways.len() {
            let mut index = 0;
            while index < things.len() {
                if chosen >> index & 1 == 1 {
                    let way = &mut ways[chosen];
                    way.things[way.len as usize] = things[index];
                    way.len += 1;
                }
                index += 1;
            }
            chosen += 1;
        }
        ways
    }

    /// The things that are in it.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.things[..usize::from(self.len)]
    }

    /// Adds them to a list: all six places at once, of which the unused ones are cut off.
    #[inline]
    pub fn add_to(&self, list: &mut Vec<T>) {
        let len = list.len() + usize::from(self.len);
        list.extend_from_slice(&self.things);
        list.truncate(len);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_has_the_things_whose_bits_are_set() {
        const WAYS: WaysOfSix<char> = UpToSix::all_ways(['a', 'b', 'c', 'd', 'e', 'f']);
        for (chosen, way) in WAYS.iter().enumerate() {
            let expected: Vec<char> = ('a'..='f')
                .enumerate()
                .filter(|(bit, _)| chosen >> bit & 1 == 1)
                .map(|(_, c)| c)
                .collect();
            assert_eq!(way.as_slice(), expected);
            let mut list = vec!['x'];
            way.add_to(&mut list);
            assert_eq!((list[0], &list[1..]), ('x', &expected[..]));
        }
    }
}
