import { screen } from "@testing-library/react";
import { StatusBadge, StatusHint } from "@/components/orders/status-badge";
import { makeOrder } from "@/tests/fixtures/orders";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(resetPage);

const CLOSED = "L'ordine è chiuso: quello che non hai ricevuto non lo paghi";
const RELEASED = ", e la somma bloccata torna libera.";
const CANCELLED = "L'ordine è annullato e non ti sarà addebitato: quello che era bloccato torna libero.";

it.each([
  ["not collected, paid online", 12, 2, `${CLOSED}${RELEASED}`],
  ["not collected, to be paid there", 12, null, `${CLOSED}.`],
  ["given up after its delivery failed", 14, 2, `${CLOSED}${RELEASED}`],
  ["rejected", 21, 2, `${CLOSED}${RELEASED}`],
  ["cancelled", 10, 2, CANCELLED],
])(
  "page and list say the same about the money of an order that was %s",
  (_, statusId, transactionStatusId, text) => {
    const order = makeOrder({ statusId, transactionStatusId });
    renderPage(
      <>
        <StatusHint order={order} />
        <StatusBadge order={order} />
      </>,
    );
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByTitle(text)).toBeVisible();
  },
);
