import { responseHeaders } from "@/server/headers.mjs";

const THIRD_PARTIES = { maps: false, tagManager: false };

const cacheControlOf = (statusCode: number, value: string) =>
  responseHeaders({ statusCode, rawHeaders: ["Cache-Control", value] }, { thirdParties: THIRD_PARTIES })[1];

test.each([
  [200, "public, s-maxage=30", "public, s-maxage=30"],
  [308, "public, s-maxage=60", "public, s-maxage=60"],
  [307, "public, s-maxage=30", "no-store"],
  [307, "private, no-store", "no-store"],
])("a %s with %s is sent with %s", (status, value, sent) => {
  expect(cacheControlOf(status, value)).toBe(sent);
});
