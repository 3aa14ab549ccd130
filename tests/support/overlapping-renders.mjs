import { AsyncLocalStorage } from "node:async_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { releaseAbortStacks } from "../../server/abort-stacks.mjs";

// Prints how many of 200 renders are left, of which each ends while the next begins.
releaseAbortStacks();
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
const context = new AsyncLocalStorage();
const renders = [];
const first = {};

const runIn = (render, work) =>
  new Promise((resolve) =>
    context.run(render, () =>
      setImmediate(function perform() {
        work();
        resolve();
      }),
    ),
  );

function end(render) {
  render.controller = new AbortController();
  render.controller.abort(new Error("This render completed."));
}

let previous = first;
for (let at = 0; at < 200; at += 1) {
  const render = {};
  const ended = previous;
  renders.push(new WeakRef(render));
  await Promise.all([runIn(render, () => undefined), runIn(ended, () => end(ended))]);
  previous = render;
}
previous = null;
for (let round = 0; round < 3; round += 1) {
  await new Promise(setImmediate);
  collect();
}
const left = renders.filter((render) => render.deref()).length;
process.stdout.write(`${left} ${first.controller.signal.aborted}\n`);
