import { parseId } from "@/lib/params/parse-id";

test.each([
  ["1", 1],
  ["127437", 127437],
  ["2147483647", 2_147_483_647],
])("accepts %s", (text, id) => {
  expect(parseId(text)).toBe(id);
});

test.each(["2147483648", "99999999999", "0", "-1", "01", "1.5", "1e3", " 1", "", undefined, ["1"]])(
  "returns null for %j",
  (text) => {
    expect(parseId(text)).toBeNull();
  },
);
