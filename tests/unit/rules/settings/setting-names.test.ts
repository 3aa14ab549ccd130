import { findMisspelt } from "@/lib/rules/settings/setting-names";

const KNOWN = ["EBSN_API_URL", "CONTENT_API_URL", "PORT"];

test.each([
  ["ESBN_API_URL", "EBSN_API_URL"],
  ["CONTENT_API_ULR", "CONTENT_API_URL"],
  ["ebsn_api_url", "EBSN_API_URL"],
])("%s is nearly %s", (given, near) => {
  expect(findMisspelt([given], KNOWN)).toEqual([[given, near]]);
});

test("neither settings, nor other names, nor a near one of what is given are misspelt", () => {
  expect(findMisspelt(["EBSN_API_URL", "EBSN_API_URI", "PROT", "HOMEBREW_PREFIX"], KNOWN)).toEqual([]);
});
