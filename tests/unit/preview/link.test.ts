import { previewKind } from "@/lib/preview/kind";
import { previewParams, previewQuery, readPreviewQuery } from "@/lib/preview/link";

const SECRET = "a-secret-of-more-than-thirty-two-characters";
const NOW = new Date("2026-11-20T09:00:00Z");
const HOUR = 3600;
const soon = NOW.getTime() / 1000 + HOUR;
const preview = { path: "/news/il-pranzo", date: "2026-12-10" };

const read = (query: string, now = NOW, secret = SECRET) =>
  readPreviewQuery(new URLSearchParams(query), secret, now);

const query = previewQuery(preview, soon, SECRET);

test("a signed link opens its page on its day", () => {
  expect(read(query)).toEqual({ ...preview, until: soon });
});

test("a signed link without a day opens the drafts of its page, and is no other link", () => {
  const draft = previewQuery({ ...preview, date: "" }, soon, SECRET);
  expect(read(draft)).toMatchObject({ path: preview.path, date: "" });
  expect(read(draft.replace("date=", "date=2026-12-10"))).toBeNull();
});

test.each([
  [{ ...preview, date: "2026-12-10" }, { forcedPreviewDate: "2026-12-10" }],
  [{ ...preview, date: "" }, { previewDrafts: "true" }],
])("a backend is asked for %o", (opened, asked) => {
  expect(previewParams(opened)).toEqual(asked);
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
])("%s is a %s", (path, kind) => {
  expect(previewKind(path)).toBe(kind);
});

test.each([
  ["its time is over", query, new Date(NOW.getTime() + 2 * HOUR * 1000)],
  ["another page was written in", query.replace("pranzo", "cenone"), NOW],
  ["another day was written in", query.replace("12-10", "12-24"), NOW],
  ["its end was put off", query.replace(String(soon), String(soon + 1)), NOW],
  ["it is good for longer than a month", previewQuery(preview, soon + 40 * 24 * HOUR, SECRET), NOW],
  ["it leads out of the shop", previewQuery({ ...preview, path: "//altrove.test/" }, soon, SECRET), NOW],
  ["it names no day", previewQuery({ ...preview, date: "domani" }, soon, SECRET), NOW],
  ["nothing is signed", "path=/&date=2026-12-10", NOW],
])("a link is refused when %s", (_name, changed, now) => {
  expect(read(changed, now)).toBeNull();
});

test("a link signed with another secret is refused", () => {
  expect(read(query, NOW, `${SECRET}-other`)).toBeNull();
});
