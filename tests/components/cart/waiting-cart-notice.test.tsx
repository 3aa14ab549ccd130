import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartPage } from "@/components/cart/cart-page";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const summary = { totalItems: 1, placeName: "20121 Milano", storeName: "Milano" };

afterEach(resetPage);

it("hands its focus to the page's heading once the carts are merged", async () => {
  setSignedIn();
  stubGateway({
    "cart/view": { data: makeCart([makeItem()], { waitingCartId: 902 }) },
    "cart/waiting": {
      data: {
        waitingCart: { ...summary, cartId: 902 },
        ownCart: { ...summary, cartId: 901, isReopened: false },
        notSold: [],
      },
    },
    "cart/merge": { data: makeCart([makeItem()], { version: 3 }) },
  });
  renderPage(<CartPage />);
  const prompt = within(await screen.findByRole("dialog"));
  await userEvent.click(prompt.getByRole("button", { name: "Chiudi" }));
  const decide = screen.getByRole("button", { name: /^Decidi/ });
  await userEvent.click(decide);
  await userEvent.click(await screen.findByRole("button", { name: /^Unisci/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(decide).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
});
