import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { storeCodeFromUrl } from "@/lib/cart/pending-gift-code";
import { makeCart, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { addButton, card, cartWith } from "./product-card";

const pasta = makeProduct();
const rice = makeProduct({ productId: 103, name: "Riso" });
const ADD_CODE = "cart-giftcertificate/add_code";

beforeEach(() => {
  setSignedIn();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/pasta?codice=pane10");
});
afterEach(resetPage);

function setUp(code: object) {
  const gateway = stubGateway({
    "cart/view": { data: makeCart() },
    "products/101": { data: pasta },
    "products/103": { data: rice },
    [ADD_CODE]: code,
    "cart/add": { data: cartWith(pasta, 1) },
  });
  renderPage(
    <>
      {card(pasta)}
      {card(rice)}
    </>,
  );
  return gateway;
}

const order = ({ requests }: ReturnType<typeof setUp>) =>
  requests.map(({ path }) => path).filter((path) => path === ADD_CODE || path === "cart/add");

it("a code of the address is sent once, before the product", async () => {
  const gateway = setUp({ data: makeCart([], { version: 2 }) });
  await userEvent.click(addButton("Mezze maniche"));
  await waitFor(() => expect(order(gateway)).toEqual([ADD_CODE, "cart/add"]));
  expect(gateway.requestsTo(ADD_CODE)[0]?.body).toEqual({ code: "PANE10" });
  await userEvent.click(addButton("Riso"));
  await waitFor(() => expect(order(gateway)).toEqual([ADD_CODE, "cart/add", "cart/add"]));
});

it("it is still there on the pages that follow", async () => {
  storeCodeFromUrl();
  window.history.replaceState(null, "", "/riso");
  const gateway = setUp({ data: makeCart([], { version: 2 }) });
  await userEvent.click(addButton("Mezze maniche"));
  await waitFor(() => expect(order(gateway)).toEqual([ADD_CODE, "cart/add"]));
});

it("waits without a message while below the minimum", async () => {
  const message = "Questo codice vale da una spesa di 50,00 €.";
  const gateway = setUp({ status: 1, errors: [{ code: "error.gift.minimum", message }] });
  await userEvent.click(addButton("Mezze maniche"));
  await waitFor(() => expect(order(gateway)).toEqual([ADD_CODE, "cart/add"]));
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  gateway.setResponse(ADD_CODE, { data: makeCart([], { version: 3 }) });
  await userEvent.click(addButton("Riso"));
  await waitFor(() => expect(gateway.requestsTo(ADD_CODE)).toHaveLength(2));
});

it("a rejected one is reported and stops nothing", async () => {
  const gateway = setUp({
    status: 1,
    errors: [{ code: "error.gift.expired", message: "Questo codice è scaduto." }],
  });
  await userEvent.click(addButton("Mezze maniche"));
  expect(await screen.findByText("Questo codice è scaduto.")).toBeVisible();
  await waitFor(() => expect(order(gateway)).toEqual([ADD_CODE, "cart/add"]));
  await userEvent.click(addButton("Riso"));
  await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(2));
  expect(gateway.requestsTo(ADD_CODE)).toHaveLength(1);
});
