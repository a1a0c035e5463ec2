// Thinks for the house in a copy of its program: the whole memory comes with the thought.

const engine = WebAssembly.compileStreaming(fetch(new URL("pocket.wasm", location.href)));
const decoder = new TextDecoder();
const PAGE = 65536;

async function think(number, memory) {
  const env = { now: () => performance.timeOrigin + performance.now() };
  const { exports } = await WebAssembly.instantiate(await engine, { env });
  const more = (memory.byteLength - exports.memory.buffer.byteLength) / PAGE;
  if (more > 0) exports.memory.grow(more);
  new Uint8Array(exports.memory.buffer).set(new Uint8Array(memory));
  const length = exports.think(number);
  return decoder.decode(new Uint8Array(exports.memory.buffer, exports.said(), length));
}

onmessage = async ({ data }) => {
  // A thought that fails comes back empty; the house knows what to do then.
  const outcome = await think(data.think, data.memory).catch(() => "");
  postMessage({ thought: data.think, outcome });
};
