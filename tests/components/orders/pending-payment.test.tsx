import { screen } from "@testing-library/react";
import { OrderCard } from "@/components/orders/order-card";
import { OrderPage } from "@/components/orders/order-page";
import { SharedOrderPage } from "@/components/orders/shared-order-page";
import { makeOrder } from "@/tests/fixtures/orders";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { renderWithProviders } from "../render-with-providers";

const pending = makeOrder({
  statusId: 11,
  transactionStatusId: 1,
  canRetryPayment: false,
  payBefore: "2026-11-25T19:00:00.000Z",
});

beforeEach(() => setSignedIn());

afterEach(resetPage);

it("is not called unpaid on the page of its order, which says what happens", async () => {
  stubGateway({ "order/view": { data: pending } });
  renderPage(<OrderPage orderId={710001} />);
  expect(await screen.findByText("In verifica")).toBeInTheDocument();
  expect(
    screen.getByText(/non pagare di nuovo\. Se non lo conferma entro le 20:00 di mercoledì 25 novembre/),
  ).toBeInTheDocument();
  expect(screen.queryByText("Non pagato")).not.toBeInTheDocument();
  expect(screen.queryByText(/Puoi riprovare il pagamento/)).not.toBeInTheDocument();
});

it("is not called unpaid in the list of orders", () => {
  renderWithProviders(<OrderCard order={pending} />);
  expect(screen.getByText("In verifica")).toBeInTheDocument();
  expect(screen.queryByText("Non pagato")).not.toBeInTheDocument();
});

it("is not called unpaid in an order opened by its shared link", async () => {
  stubGateway({ "token-order/view": { data: pending } });
  window.location.hash = "abc-token";
  renderPage(<SharedOrderPage orderId={710001} />);
  expect(await screen.findByText("In verifica")).toBeInTheDocument();
  expect(screen.queryByText("Non pagato")).not.toBeInTheDocument();
  window.location.hash = "";
});
