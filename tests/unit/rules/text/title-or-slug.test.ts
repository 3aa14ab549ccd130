import { titleOrSlug } from "@/lib/rules/text/title-or-slug";

test.each([
  ["Chi siamo", "chi", "Chi siamo"],
  ["", "chi-siamo", "Chi siamo"],
  ["", "note_2026-", "Note 2026"],
  ["", "", ""],
])("the title %j of %j is %j", (title, slug, expected) => {
  expect(titleOrSlug(title, slug)).toBe(expected);
});
