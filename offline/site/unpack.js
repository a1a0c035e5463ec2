// Unpacks what `xz --format=lzma` has packed: no browser can by itself, and the program is a
// third smaller this way than by gzip, whatever the web space can do.

// Where each kind of decision keeps how likely its answers are.
const MATCH = 0;
const AGAIN = MATCH + 192;
const AGAIN_FIRST = AGAIN + 12;
const AGAIN_SECOND = AGAIN_FIRST + 12;
const AGAIN_THIRD = AGAIN_SECOND + 12;
const AGAIN_LONG = AGAIN_THIRD + 12;
const SLOTS = AGAIN_LONG + 192;
const DISTANCES = SLOTS + 256;
const ALIGNED = DISTANCES + 128;
const LENGTHS = ALIGNED + 16;
const AGAIN_LENGTHS = LENGTHS + 514;
const LITERALS = AGAIN_LENGTHS + 514;

function unpack(packed) {
  const literalContext = packed[0] % 9;
  const literalPlaces = (1 << Math.trunc(packed[0] / 9) % 5) - 1;
  const places = (1 << Math.trunc(packed[0] / 45)) - 1;
  const likely = new Uint16Array(LITERALS + (0x300 << literalContext) * (literalPlaces + 1)).fill(1024);
  let out = new Uint8Array(8 * packed.length);
  let size = 0;
  // After thirteen bytes about the file and one that is 0.
  let at = 18;
  let range = -1;
  let code = new DataView(packed.buffer, packed.byteOffset).getInt32(14);

  const bit = (which) => {
    const chance = likely[which];
    const bound = Math.imul(range >>> 11, chance);
    let answer = 0;
    if (code >>> 0 < bound >>> 0) {
      range = bound;
      likely[which] = chance + ((2048 - chance) >>> 5);
    } else {
      range = (range - bound) | 0;
      code = (code - bound) | 0;
      likely[which] = chance - (chance >>> 5);
      answer = 1;
    }
    if (range >>> 24 === 0) {
      range <<= 8;
      code = (code << 8) | packed[at++];
    }
    return answer;
  };
  const number = (which, bits) => {
    let read = 1;
    for (let n = bits; n > 0; n -= 1) read = (read << 1) | bit(which + read);
    return read - (1 << bits);
  };
  const backwards = (which, bits) => {
    let read = 0;
    for (let n = 0, node = 1; n < bits; n += 1) {
      const answer = bit(which + node);
      node = (node << 1) | answer;
      read |= answer << n;
    }
    return read;
  };
  const plain = (bits) => {
    let read = 0;
    for (let n = bits; n > 0; n -= 1) {
      range >>>= 1;
      const answer = code >>> 0 >= range >>> 0 ? 1 : 0;
      if (answer) code = (code - range) | 0;
      read = (read << 1) | answer;
      if (range >>> 24 === 0) {
        range <<= 8;
        code = (code << 8) | packed[at++];
      }
    }
    return read;
  };
  const length = (which, place) => {
    if (bit(which) === 0) return 2 + number(which + 2 + (place << 3), 3);
    if (bit(which + 1) === 0) return 10 + number(which + 130 + (place << 3), 3);
    return 18 + number(which + 258, 8);
  };
  const distance = (length) => {
    const slot = number(SLOTS + (Math.min(length - 2, 3) << 6), 6);
    if (slot < 4) return slot;
    const bits = (slot >>> 1) - 1;
    const high = (2 | (slot & 1)) << bits;
    if (slot < 14) return high + backwards(DISTANCES + high - slot, bits);
    return (high + (plain(bits - 4) << 4) + backwards(ALIGNED, 4)) >>> 0;
  };
  const literal = (state, back) => {
    const before = size > 0 ? out[size - 1] : 0;
    const context = ((size & literalPlaces) << literalContext) + (before >>> (8 - literalContext));
    const which = LITERALS + 0x300 * context;
    let read = 1;
    if (state >= 7) {
      let there = out[size - back - 1];
      for (let same = true; same && read < 0x100; there <<= 1) {
        const expected = (there >>> 7) & 1;
        const answer = bit(which + ((1 + expected) << 8) + read);
        read = (read << 1) | answer;
        same = answer === expected;
      }
    }
    while (read < 0x100) read = (read << 1) | bit(which + read);
    return read & 0xff;
  };

  let state = 0;
  let [back, second, third, fourth] = [0, 0, 0, 0];
  for (;;) {
    if (size + 300 > out.length) {
      const larger = new Uint8Array(2 * out.length);
      larger.set(out);
      out = larger;
    }
    const place = size & places;
    if (bit(MATCH + (state << 4) + place) === 0) {
      out[size] = literal(state, back);
      size += 1;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let copied = 0;
    if (bit(AGAIN + state) === 0) {
      [second, third, fourth] = [back, second, third];
      copied = length(LENGTHS, place);
      back = distance(copied);
      if (back === 0xffffffff) return out.subarray(0, size);
      state = state < 7 ? 7 : 10;
    } else {
      if (bit(AGAIN_FIRST + state) === 0) {
        if (bit(AGAIN_LONG + (state << 4) + place) === 0) copied = 1;
      } else if (bit(AGAIN_SECOND + state) === 0) {
        [back, second] = [second, back];
      } else if (bit(AGAIN_THIRD + state) === 0) {
        [back, second, third] = [third, back, second];
      } else {
        [back, second, third, fourth] = [fourth, back, second, third];
      }
      if (copied) state = state < 7 ? 9 : 11;
      else {
        copied = length(AGAIN_LENGTHS, place);
        state = state < 7 ? 8 : 11;
      }
    }
    if (back >= size || at > packed.length) throw new Error("this file is damaged");
    for (const end = size + copied; size < end; size += 1) out[size] = out[size - back - 1];
  }
}
