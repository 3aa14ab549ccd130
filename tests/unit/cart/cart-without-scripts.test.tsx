import { CartGuard } from "@/components/cart/cart-guard";
import italian from "@/messages/it.json";
import { pageHtml } from "@/tests/support/page-html";

test("a page that waits for the cart says that it needs scripts", async () => {
  const html = await pageHtml(
    <CartGuard title="Carrello" skeleton={null}>
      {() => null}
    </CartGuard>,
  );
  expect(html).toContain(`<noscript><p>${italian.common.needsScript}</p></noscript>`);
});
