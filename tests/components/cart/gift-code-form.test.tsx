import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GiftCodeForm } from "@/components/cart/gift-code-form";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(resetPage);

it("stays open while a rejected code is corrected", async () => {
  stubGateway({
    "cart-giftcertificate/add_code": { status: 1, errors: [{ code: "x", message: "Codice scaduto" }] },
  });
  renderPage(<GiftCodeForm cart={makeCart([makeItem()])} />);
  await userEvent.click(screen.getByText("Hai un codice sconto?"));
  const field = screen.getByLabelText("Codice");
  await userEvent.type(field, "NATALE{Enter}");
  expect(await screen.findByText("Codice scaduto")).toBeInTheDocument();
  await userEvent.type(field, "26");
  expect(screen.queryByText("Codice scaduto")).not.toBeInTheDocument();
  expect(screen.getByRole("group")).toHaveAttribute("open");
});
