import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Bags } from "@/components/checkout/bags";
import { makeProduct } from "@/tests/fixtures/cart";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(resetPage);

it("reads the bags again after a failure", async () => {
  const gateway = stubGateway({ "packaging-type/list": { http: 502, status: 502 } });
  renderPage(<Bags bagsInCart={[]} missing={false} />);
  const retry = await screen.findByRole("button", { name: "Riprova" });
  gateway.setResponse("packaging-type/list", {
    data: [makeProduct({ name: "Sacchetto di carta", isPackaging: true })],
  });
  await userEvent.click(retry);
  expect(await screen.findByText("Sacchetto di carta")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
