import { screen } from "@testing-library/react";
import { DeliveryIsland } from "@/components/layout/delivery-island";
import { ICON_PATHS } from "@/components/ui/icon-paths";
import { makeCart } from "@/tests/fixtures/cart";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

afterEach(resetPage);

it.each([2, 6, 10])(
  "shows a truck and the street for home delivery service %d",
  async (deliveryServiceId) => {
    setSignedIn();
    const cart = makeCart();
    stubGateway({
      "cart/view": {
        data: {
          ...cart,
          service: cart.service && { ...cart.service, deliveryServiceId },
          address: cart.address && { ...cart.address, address1: "Via Roma", addressNumber: "12" },
        },
      },
    });
    renderPage(<DeliveryIsland asksForPlace />);
    expect(await screen.findByText("Via Roma 12")).toBeInTheDocument();
    const path = screen.getByRole("button").querySelector("path");
    expect(path).toHaveAttribute("d", ICON_PATHS.truck);
  },
);
