import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { ResponseCache } from "../../server/response-cache/index.mjs";

// Prints, of entries for addresses that do not exist: what an entry is counted as, and what it takes.
const [status = "404", encoding = "br"] = process.argv.slice(2);
const WARM_UP = 500;
const ENTRIES = 5_000;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

/** As a socket brings them: no two strings are the same object. */
const received = (text) => Buffer.from(text).toString();

const fetchPage = async ({ path }) => {
  const isPage = path === "/not-found";
  const headers = {
    "content-type": received("text/html; charset=utf-8"),
    "cache-control": received("s-maxage=900, stale-while-revalidate=603900"),
    "x-nextjs-cache": received("HIT"),
    "x-madia-tags": received(`_N_T_/layout,_N_T_${path},category,content`),
    "content-security-policy": received("default-src 'self'; object-src 'none'; base-uri 'self'"),
    "strict-transport-security": received("max-age=63072000; includeSubDomains"),
    vary: received("rsc, next-router-state-tree"),
    ...(status === "308" ? { location: received(`/dispensa${path}`) } : {}),
  };
  const body = Buffer.from(isPage ? `<h1>Non c'è</h1>${"Le mele della Val di Non. ".repeat(400)}` : "");
  const rawHeaders = Object.entries(headers).flat();
  return { status: isPage ? 200 : Number(status), headers, rawHeaders, body };
};

const cache = new ResponseCache({ maxBytes: 1e9, fetchPage });

/** The next three visits too: each makes what the entry keeps for the ones after it. */
async function visit(path) {
  for (let times = 0; times < 3; times += 1)
    await new Promise((resolve, reject) => {
      const request = { method: "GET", url: received(path), headers: { "accept-encoding": encoding } };
      const response = { writeHead: () => undefined, end: () => resolve(undefined), destroy: reject };
      cache.handle(request, response, () => reject(new Error("passed through")));
    });
}

async function visitAll(name, count) {
  for (let at = 0; at < count; at += 1) await visit(`/indirizzo-che-non-esiste/${name}-${at}`);
  for (let round = 0; round < 3; round += 1) {
    await new Promise(setImmediate);
    collect();
  }
  const { heapUsed, external } = process.memoryUsage();
  return { counted: cache.bytes, taken: heapUsed + external, size: cache.size };
}

const before = await visitAll("prima", WARM_UP);
const after = await visitAll("dopo", ENTRIES);
const perEntry = (name) => Math.round((after[name] - before[name]) / (after.size - before.size));
process.stdout.write(`${perEntry("counted")} ${perEntry("taken")}\n`);
