import { previewKind } from "@/lib/preview/kind";
import {
  parsePreview,
  previewInstant,
  previewParams,
  previewQuery,
  readPreviewQuery,
} from "@/lib/preview/link";

const SECRET = "a-secret-of-more-than-thirty-two-characters";
const NOW = new Date("2026-11-20T09:00:00Z");
const HOUR = 3600;
const soon = NOW.getTime() / 1000 + HOUR;
const preview = { path: "/news/il-pranzo", date: "2026-12-10" };

const read = (query: string, now = NOW, secret = SECRET) =>
  readPreviewQuery(new URLSearchParams(query), secret, now);

const query = previewQuery(preview, soon, SECRET);

test("accepts a signed link with page and date", () => {
  expect(read(query)).toEqual({ ...preview, until: soon });
});

test("accepts a signed draft link, which cannot be given a date", () => {
  const draft = previewQuery({ ...preview, date: "" }, soon, SECRET);
  expect(read(draft)).toMatchObject({ path: preview.path, date: "" });
  expect(read(draft.replace("date=", "date=2026-12-10"))).toBeNull();
});

test("signs the time, store, segment and link", () => {
  const view = { ...preview, time: "08:00", drafts: true, warehouseId: 3, segmentId: 7 };
  const signed = previewQuery({ ...view, linkId: "a-link-of-the-test-1234" }, soon, SECRET);
  expect(read(signed)).toMatchObject(view);
  for (const [from, to] of [
    ["08%3A00", "09%3A00"],
    ["warehouseId=3", "warehouseId=4"],
    ["&segmentId=7", ""],
    ["a-link-of", "b-link-of"],
  ] as const)
    expect(read(signed.replace(from, to))).toBeNull();
  expect(previewParams(view)).toEqual({
    forcedPreviewDate: "2026-12-10",
    previewTime: "08:00",
    previewDrafts: "true",
    previewWarehouseId: "3",
    previewSegmentId: "7",
  });
});

test.each([
  ["2026-12-15", "08:00", "2026-12-15T07:00:00.000Z"],
  ["2026-07-15", "08:00", "2026-07-15T06:00:00.000Z"],
  ["2026-12-15", "", "2026-12-15T11:00:00.000Z"],
])("a preview of %s at %s stands at %s", (date, time, instant) => {
  expect(previewInstant({ date, time })?.toISOString()).toBe(instant);
});

test.each([
  [{ ...preview, date: "2026-12-10" }, { forcedPreviewDate: "2026-12-10" }],
  [{ ...preview, date: "" }, { previewDrafts: "true" }],
])("maps %o to API parameters", (opened, expected) => {
  expect(previewParams(opened)).toEqual(expected);
});

test.each([
  ["/", "home"],
  ["/en", "home"],
  ["/frutta-e-verdura/mele?page=2", "category"],
  ["/page/chi-siamo", "page"],
  ["/en/news/natale", "article"],
  ["/ricette/carbonara", "recipe"],
  ["/catalogo-soci/regali", "leaflet"],
  ["/constructor", "category"],
])("classifies %s as %s", (path, kind) => {
  expect(previewKind(path)).toBe(kind);
});

test.each([
  ["it has expired", query, new Date(NOW.getTime() + 2 * HOUR * 1000)],
  ["the page was changed", query.replace("pranzo", "cenone"), NOW],
  ["the date was changed", query.replace("12-10", "12-24"), NOW],
  ["the expiry was changed", query.replace(String(soon), String(soon + 1)), NOW],
  ["it is valid for longer than a month", previewQuery(preview, soon + 40 * 24 * HOUR, SECRET), NOW],
  ["it leaves the shop", previewQuery({ ...preview, path: "//altrove.test/" }, soon, SECRET), NOW],
  ["the date is invalid", previewQuery({ ...preview, date: "domani" }, soon, SECRET), NOW],
  ["it is not signed", "path=/&date=2026-12-10", NOW],
])("rejects a link when %s", (_name, changed, now) => {
  expect(read(changed, now)).toBeNull();
});

test("rejects a link signed with another secret", () => {
  expect(read(query, NOW, `${SECRET}-other`)).toBeNull();
});

test.each([
  ["2026-02-28", true],
  ["2026-02-31", false],
  ["2026-13-01", false],
  ["1926-02-28", false],
])("a preview of %s can be made: %s", (date, isPossible) => {
  const fields: Record<string, string> = { path: "/", date };
  expect(parsePreview((name) => fields[name] ?? "") !== null).toBe(isPossible);
});
