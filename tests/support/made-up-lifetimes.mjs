import controls from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import keys from "next/dist/server/lib/route-cache-key.js";
import { limitCacheControls } from "../../server/limit-cache-controls.mjs";

// Prints of how many of 6,000 addresses Next has the lifetime, and the oldest of them.
limitCacheControls();
const lifetimes = new controls.SharedCacheControls({ routes: {}, dynamicRoutes: {} }, ["it"]);
const owner = { kind: "APP_PAGE", sourceRoute: "/[slug]/page" };
const addresses = Array.from({ length: 6_000 }, (_, index) => `/made-up-${index}`);
for (const address of addresses)
  lifetimes.set(keys.getRouteCacheKey(address, owner), { revalidate: 60, expire: 600 });
const known = addresses.filter((address) => lifetimes.get(address, owner));
process.stdout.write(`${known.length} ${known[0]}\n`);
