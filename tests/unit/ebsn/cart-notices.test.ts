import { cartSchema } from "@/lib/ebsn/schemas/cart";
import { toCart } from "@/lib/ebsn/transforms/cart";

test("markup in the notice of a line is sanitised, and its plain text is sent too", () => {
  const notices = [{ code: "x", message: "Solo <b>2</b>\\nrimasti<script>alert(1)</script>" }];
  const [item] = toCart(
    cartSchema.parse({ cartItems: [{ itemId: 1, product: { productId: 2 }, notices }] }),
  ).sectors.flatMap(({ items }) => items);
  expect(item?.notices[0]).toMatchObject({ code: "x", html: "Solo <b>2</b><br />rimasti" });
  expect(item?.notices[0]?.message).not.toContain("<");
});
