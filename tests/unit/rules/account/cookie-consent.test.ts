import { COOKIE_TEXT_VERSION, parseCookiePreferences } from "@/lib/rules/account/cookie-consent";

const NOW = Date.parse("2026-11-22T10:00:00Z");
const STORED = {
  technical: true,
  analytics: true,
  profilation: false,
  saveDate: "2026-11-01T10:00:00.000Z",
  uuid: "5f0c7a52-6f0e-4a8e-9b1d-0c8a53b2f7aa",
  wordsVersion: COOKIE_TEXT_VERSION,
};

test("a choice holds for half a year", () => {
  expect(parseCookiePreferences(STORED, NOW)).toEqual(STORED);
  expect(parseCookiePreferences({ ...STORED, saveDate: "2026-05-23T10:00:00.000Z" }, NOW)).toBeNull();
});

test.each([
  null,
  "yes",
  {},
  { ...STORED, uuid: "1" },
  { ...STORED, saveDate: "soon" },
  { ...STORED, wordsVersion: "2020-01-01" },
])("%j is no choice", (stored) => {
  expect(parseCookiePreferences(stored, NOW)).toBeNull();
});

test("only a clear yes is a consent", () => {
  expect(parseCookiePreferences({ ...STORED, analytics: "true", profilation: 1 }, NOW)).toMatchObject({
    analytics: false,
    profilation: false,
  });
});
