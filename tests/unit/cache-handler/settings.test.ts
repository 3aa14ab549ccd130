import { readSettings } from "@/lib/cache-handler/settings.mjs";

const buildOf = (env: Record<string, string>) => readSettings(env).build;

const SHOP = { EBSN_API_URL: "https://www.uno.test", CONTENT_API_URL: "https://testi.uno.test" };

test("pages belong to the shop they were made from, not to the build alone", () => {
  const build = buildOf(SHOP);
  expect(buildOf({ ...SHOP, EBSN_API_URL: "https://www.due.test" })).not.toBe(build);
  expect(buildOf({ ...SHOP, CONTENT_API_URL: "https://testi.due.test" })).not.toBe(build);
  expect(buildOf({ ...SHOP, STORIES_API_URL: "https://storie.due.test" })).not.toBe(build);
  expect(buildOf({ BACKEND_PORT: "4001" })).not.toBe(buildOf({}));
  expect(buildOf({ BACKEND_URL: "http://backend:4000" })).not.toBe(buildOf({}));
  expect(buildOf({ ...SHOP, BACKEND_URL: "http://backend:4000" })).toBe(build);
});

test("the same shop keeps its pages, however its address is written", () => {
  expect(buildOf({ ...SHOP, EBSN_API_URL: "https://WWW.uno.test/" })).toBe(buildOf(SHOP));
  expect(buildOf({ EBSN_API_URL: " " })).toBe(buildOf({}));
});

test.each([
  [{}, undefined, ".next/cache/pages"],
  [{ NEXT_DIST_DIR: ".next-other" }, undefined, ".next-other/cache/pages"],
  [{ NEXT_DIST_DIR: ".next-other" }, ".next-built/server", ".next-built/cache/pages"],
])("files are kept below the build's folder: %j, %s", (env, serverDistDir, folder) => {
  expect(readSettings(env, serverDistDir).folder).toBe(folder);
});

test.each([
  [{}, ["pages"], true],
  [{ STOREFRONT_SLOTS: "1" }, ["pages"], true],
  [{ STOREFRONT_SLOT: "0", STOREFRONT_SLOTS: "3" }, ["pages-0", "pages-1", "pages-2"], true],
  [{ STOREFRONT_SLOT: "2", STOREFRONT_SLOTS: "3" }, ["pages-0", "pages-1", "pages-2"], false],
  [{ REDIS_URL: "redis://localhost" }, [], true],
  [{ CACHE_DISK_MB: "0" }, [], true],
])("%j: the folders in use are %j", (env, names, isFirstProcess) => {
  expect(readSettings(env)).toMatchObject({ folderNames: names, isFirstProcess });
});
