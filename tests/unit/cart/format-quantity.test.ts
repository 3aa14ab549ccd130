import { formatLineQuantity } from "@/lib/cart/format-quantity";
import { makeProduct } from "@/tests/fixtures/cart";

const messages = { pieces: "{n} pz", packages: "{n} conf.", about: "circa {n} pz" };

test.each([
  ["2 pz", 1, "1 conf."],
  ["500 g", 2, "2 pz"],
  ["", 3, "3 pz"],
])("a line of size %j counts %i as %s", (packSize, quantity, expected) => {
  expect(formatLineQuantity(makeProduct({ packSize }), quantity, messages, "it")).toBe(expected);
});
