// Thinks for the house in a copy of its program: the whole memory comes with the thought.

// The parts of the program, compiled.
const parts = new Map();
function compiled(name) {
  if (!parts.has(name)) parts.set(name, WebAssembly.compileStreaming(fetch(new URL(`${name}.wasm`, location.href))));
  parts.get(name).catch(() => parts.delete(name));
  return parts.get(name);
}
compiled("pocket");
const decoder = new TextDecoder();
const PAGE = 65536;

async function think(number, memory, others) {
  const env = { now: () => performance.timeOrigin + performance.now() };
  const { exports } = await WebAssembly.instantiate(await compiled("pocket"), { env });
  for (const other of await Promise.all(others.map(compiled))) await WebAssembly.instantiate(other, { env: exports });
  const lacking = (memory.byteLength - exports.memory.buffer.byteLength) / PAGE;
  if (lacking > 0) exports.memory.grow(lacking);
  new Uint8Array(exports.memory.buffer).set(new Uint8Array(memory));
  const length = exports.think(number);
  return decoder.decode(new Uint8Array(exports.memory.buffer, exports.said(), length));
}

onmessage = async ({ data: { think: number, memory, parts: others } }) => {
  // What is seldom thought needs the rest of the program. A thought that fails comes back empty;
  // the house knows what to do then.
  const withRest = () => think(number, memory, [...others, "rest"]);
  const outcome = await think(number, memory, others).catch(withRest).catch(() => "");
  postMessage({ thought: number, outcome });
};
