import { mayEditContent, sectionsOf } from "@/lib/rules/account/staff-sections";

test.each([
  [["CONTENT"], ["content", "synonyms"]],
  [["FORMS"], ["requests"]],
  [["CUSTOMER_CARE"], ["customers", "orders", "requests", "returns"]],
  [
    ["FORMS", "CONTENT"],
    ["requests", "content", "synonyms"],
  ],
  [["ADMIN"], ["customers", "orders", "requests", "returns", "content", "synonyms"]],
  [["CAPO_REPARTO"], ["customers", "orders", "requests", "returns"]],
  [[], ["customers", "orders", "requests", "returns"]],
])("%p opens %p", (roles, sections) => {
  expect(sectionsOf(roles)).toEqual(sections);
});

test("roles that only the shop knows do not edit content", () => {
  expect(["CONTENT", "ADMIN", "CAPO_REPARTO"].map((role) => mayEditContent([role]))).toEqual([
    true,
    true,
    false,
  ]);
});
