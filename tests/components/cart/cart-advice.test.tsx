import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartPage } from "@/components/cart/cart-page";
import { setCart } from "@/lib/cart/fetch-cart";
import * as deliveryFlow from "@/lib/overlays/delivery-flow";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

jest.mock("@/lib/overlays/delivery-flow", () => ({ runDeliveryFlow: jest.fn(async () => false) }));

beforeEach(() => setSignedIn());
afterEach(resetPage);

const affordable = () => {
  const cart = makeCart([makeItem()]);
  return { ...cart, totals: { ...cart.totals, productsNet: 3100 } };
};

it("says that a loyalty card is missing and where to ask for one, and which voucher is near", async () => {
  stubGateway({
    "cart/view": { data: affordable() },
    "cart/purchase-restriction": {
      data: [
        { code: "error.checkout.fidelity_card", message: "Per concludere l'ordine serve la Carta." },
        { code: "error.checkout.bag_required", message: "Scegli almeno una busta per la tua spesa." },
      ],
    },
    "cart-giftcertificate/cart-threshold": {
      data: [{ giftCode: "AUTUNNO5", description: "5% di sconto su tutta la spesa", missingCents: 1900 }],
    },
  });
  renderPage(<CartPage />);
  expect(await screen.findByText(/serve la Carta/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Chiedi la Carta" })).toHaveAttribute(
    "href",
    "/profile/request-fidelitycard?redirect=%2Fcart",
  );
  expect(screen.queryByText(/Scegli almeno una busta/)).not.toBeInTheDocument();
  expect(await screen.findByText(/Ancora 19,00\s€ e puoi usare AUTUNNO5: 5% di sconto/)).toBeInTheDocument();
});

it("says that a document is asked for at the door where something is for adults", async () => {
  const product = makeProduct({ features: ["Vietato ai minori di 18 anni"] });
  stubGateway({
    "cart/view": { data: makeCart([makeItem({ product })]) },
    "cart/purchase-restriction": { data: [] },
    "cart-giftcertificate/cart-threshold": { data: [] },
  });
  renderPage(<CartPage />);
  expect(
    await screen.findByText(/vietati ai minori: quando ricevi la spesa chiediamo un documento/),
  ).toBeInTheDocument();
});

it("promises no document at a locker, where nothing for adults goes", async () => {
  const product = makeProduct({ features: ["Vietato ai minori di 18 anni"] });
  const item = makeItem({ product });
  const message = "Al locker non consegniamo prodotti vietati ai minori.";
  const cart = makeCart([{ ...item, notices: [{ code: "x", message }] }]);
  const service = cart.service && { ...cart.service, deliveryServiceId: 4 };
  stubGateway({
    "cart/view": { data: { ...cart, service } },
    "cart/purchase-restriction": { data: [] },
    "cart-giftcertificate/cart-threshold": { data: [] },
  });
  renderPage(<CartPage />);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByText(/quando ricevi la spesa chiediamo un documento/)).not.toBeInTheDocument();
});

it("keeps the advice of the cart before until the new one's is read", async () => {
  const cart = affordable();
  const gateway = stubGateway({
    "cart/view": { data: cart },
    "cart/purchase-restriction": {
      data: [{ code: "error.checkout.timeslot_full", message: "Fascia piena." }],
    },
    "cart-giftcertificate/cart-threshold": {
      data: [{ giftCode: "AUTUNNO5", description: "5% di sconto", missingCents: 1900 }],
    },
  });
  renderPage(<CartPage />);
  expect(await screen.findByText("Fascia piena.")).toBeInTheDocument();
  expect(await screen.findByText(/AUTUNNO5/)).toBeInTheDocument();
  for (const path of ["cart/purchase-restriction", "cart-giftcertificate/cart-threshold"])
    gateway.setResponse(path, () => new Promise<never>(() => undefined));
  act(() => void setCart({ ...cart, version: 2 }));
  await waitFor(() => expect(gateway.requestsTo("cart/purchase-restriction")).toHaveLength(2));
  expect(screen.getByText("Fascia piena.")).toBeInTheDocument();
  expect(screen.getByText(/AUTUNNO5/)).toBeInTheDocument();
});

it("does not show the advice of the cart before where the new one's could not be read", async () => {
  const cart = affordable();
  const gateway = stubGateway({
    "cart/view": { data: cart },
    "cart/purchase-restriction": {
      data: [{ code: "error.checkout.timeslot_full", message: "Fascia piena." }],
    },
    "cart-giftcertificate/cart-threshold": { data: [] },
  });
  renderPage(<CartPage />);
  expect(await screen.findByText("Fascia piena.")).toBeInTheDocument();
  gateway.setResponse("cart/purchase-restriction", { http: 502, status: 502 });
  act(() => void setCart({ ...cart, version: 2 }));
  await waitFor(() => expect(screen.queryByText("Fascia piena.")).not.toBeInTheDocument());
});

it("opens the dialog of a missing step instead of the checkout", async () => {
  stubGateway({ "cart/view": { data: { ...affordable(), timeslot: null } } });
  renderPage(<CartPage />);
  await userEvent.click(await screen.findByRole("link", { name: "Vai alla cassa" }));
  await waitFor(() => expect(deliveryFlow.runDeliveryFlow).toHaveBeenCalledWith({ step: "timeslot" }));
});
