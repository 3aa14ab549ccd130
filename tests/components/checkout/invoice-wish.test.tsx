import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { OrderPage } from "@/components/account/order-page";
import type { PersonFiscal } from "@/lib/ebsn/domain/invoice";
import messages from "@/messages/it.json";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/buying";
import { makeOrder } from "@/tests/fixtures/orders";
import { makePersonFiscal } from "@/tests/fixtures/people";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const words = messages.checkout.invoice;

const nina = makePersonFiscal();
const inn = makePersonFiscal({
  personFiscalId: 4,
  company: true,
  name: "Trattoria Nina",
  fiscalCode: "",
  vatNumber: "12345670785",
  sdiCode: "M5UXCR1",
});

const bagProduct = makeProduct({ productId: 900, name: "Sacchetto di carta", isPackaging: true });

/** A shop that keeps what is set on the cart. */
function setUp(persons: PersonFiscal[], infos: Record<string, string> = {}) {
  let cart = makeCart([makeItem(), makeItem({ itemId: 9, product: bagProduct, quantity: 1 })], { infos });
  const door = stubDoor({
    "cart/view": () => ({ data: cart }),
    "packaging-type/list": { data: [bagProduct] },
    "user-person-fiscal/list": { data: persons },
    "payment-type/list-auth": { data: [] },
    "cart/update-cart-info": ({ body }) => {
      cart = {
        ...cart,
        version: cart.version + 1,
        infos: { ...cart.infos, [String(body.property)]: String(body.value) },
      };
      return { data: cart };
    },
    "checkout/prepare": () => ({
      data: { cart, paymentTypes: [{ paymentTypeId: 12, name: "Carta", descr: "", online: true }] },
    }),
  });
  renderPage(<CheckoutPage />);
  const kept = () => door.calls("cart/update-cart-info").map(({ body }) => [body.property, body.value]);
  return { door, kept };
}

const wish = () => screen.findByRole("checkbox", { name: words.want });
const goOn = () => userEvent.click(screen.getByRole("button", { name: "Continua al pagamento" }));

beforeEach(() => signedInHint());
afterEach(leavePage);

it("makes an invoice out to one of those kept, and says so before the order binds", async () => {
  const { kept } = setUp([nina, inn]);
  await userEvent.click(await wish());
  const whom = await screen.findByRole("group", { name: words.whom });
  expect(within(whom).getByRole("radio", { name: /P\.IVA 12345670785 · SDI M5UXCR1/ })).toBeChecked();
  await userEvent.click(within(whom).getByRole("radio", { name: /Nina D'Amico/ }));
  await goOn();
  await userEvent.click(await screen.findByRole("button", { name: "Controlla e conferma" }));
  expect(await screen.findByText("Nina D'Amico")).toBeInTheDocument();
  expect(kept()).toEqual([
    ["need_invoice", "true"],
    ["person_fiscal_id", "3"],
  ]);
});

it("keeps whom it shows first, without a click", async () => {
  const { door, kept } = setUp([nina]);
  await userEvent.click(await wish());
  await screen.findByRole("radio", { name: /Nina/ });
  await goOn();
  await screen.findByRole("heading", { name: "Pagamento" });
  expect(kept().at(-1)).toEqual(["person_fiscal_id", "3"]);
  expect(door.asked.at(-1)?.path).not.toBe("cart/update-cart-info");
});

it("waits for whom it can be made out to, for a customer in a hurry", async () => {
  let comes = () => {};
  const { door } = setUp([], { need_invoice: "true", person_fiscal_id: "3" });
  door.on("user-person-fiscal/list", () => new Promise((tell) => (comes = () => tell({ data: [nina] }))));
  await wish();
  await goOn();
  comes();
  expect(await screen.findByRole("heading", { name: "Pagamento" })).toBeInTheDocument();
  expect(screen.queryByText(words.missing)).not.toBeInTheDocument();
});

it("does not go on with nobody to make it out to, and leads to where they are added", async () => {
  const { door } = setUp([]);
  await userEvent.click(await wish());
  expect(await screen.findByRole("link", { name: words.add })).toHaveAttribute(
    "href",
    "/profile/invoice-data?from=checkout",
  );
  await goOn();
  expect(await screen.findByText(words.missing)).toHaveAttribute("role", "alert");
  expect(screen.getByRole("heading", { name: words.title })).toHaveFocus();
  expect(door.calls("checkout/prepare")).toHaveLength(0);
  await userEvent.click(await wish());
  expect(screen.queryByText(words.missing)).not.toBeInTheDocument();
});

it("finds the wish again when the customer comes back", async () => {
  setUp([nina, inn], { need_invoice: "true", person_fiscal_id: "3" });
  expect(await wish()).toBeChecked();
  expect(await screen.findByRole("radio", { name: /Nina D'Amico/ })).toBeChecked();
});

it("takes the wish back when the shop could not keep it", async () => {
  const { door } = setUp([nina]);
  door.on("cart/update-cart-info", { status: 1, errors: [] });
  await userEvent.click(await wish());
  expect(await screen.findByText(messages.errors.errorSettingCartInfo)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("checkbox", { name: words.want })).not.toBeChecked());
});

it("says in the shop's words that billing data are missing", async () => {
  const { door } = setUp([nina], { need_invoice: "true", person_fiscal_id: "3" });
  const message = "I dati di fatturazione mancano";
  door.on("checkout/prepare", {
    status: 1,
    errors: [{ code: "error.checkout.missing_billing_data", message }],
  });
  await screen.findByRole("radio", { name: /Nina/ });
  await goOn();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await wish()).toBeChecked();
});

it("stands on the order as it was made out", async () => {
  stubDoor({ "order/view": { data: makeOrder({ invoice: inn }) } });
  renderPage(<OrderPage orderId={710001} />);
  expect(await screen.findByText("Trattoria Nina")).toBeInTheDocument();
  expect(screen.getByText("P.IVA 12345670785 · SDI M5UXCR1")).toBeInTheDocument();
});
