import { toId } from "@/lib/cart/id";

test.each([
  ["1", 1],
  ["127437", 127437],
  ["2147483647", 2_147_483_647],
])("%s is an id", (text, id) => {
  expect(toId(text)).toBe(id);
});

test.each(["2147483648", "99999999999", "0", "-1", "01", "1.5", "1e3", " 1", "", undefined, ["1"]])(
  "%j is none",
  (text) => {
    expect(toId(text)).toBeNull();
  },
);
