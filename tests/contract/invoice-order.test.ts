import { toOrder } from "@/lib/ebsn/transforms/order";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { bought, orderOf } from "@/tests/support/purchase";
import {
  buy,
  cartOf,
  newShopper,
  plainProducts,
  readyShopper,
  told,
  type Shopper,
} from "@/tests/support/shopper";

allowLocalhost();

const MISSING = "error.checkout.missing_billing_data";

const PERSON = {
  company: false,
  name: "Nina D'Amico",
  fiscalCode: "FRRGLI86D52F205R",
  address1: "Via Brera",
  addressNumber: "1",
  postalcode: "20121",
  city: "Milano",
  province: "MI",
};

let backend: TestBackend;
let productId: number;
let shopper: Shopper;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

beforeEach(async () => {
  [productId = 0] = await plainProducts(backend, 1);
  ({ shopper } = await readyShopper(backend, productId, 5));
});

const info = async (property: string, value: unknown) =>
  cartOf(await shopper.post("cart/update-cart-info", { property, value }));

async function keepPerson(who = shopper): Promise<number> {
  const { data } = told(await who.post("user-person-fiscal/insert-billing-address", PERSON));
  return (data as { personFiscals: { personFiscalId: number }[] }).personFiscals.at(-1)?.personFiscalId ?? 0;
}

async function wish(): Promise<number> {
  const personFiscalId = await keepPerson();
  await info("need_invoice", true);
  await info("person_fiscal_id", personFiscalId);
  return personFiscalId;
}

const order = async () => {
  const { version } = cartOf(await shopper.get("cart/view"));
  return bought(await buy(shopper, version)).orderId;
};

test("the wish is kept on the cart, and nothing is bought while nobody is there to make it out to", async () => {
  expect(cartOf(await shopper.get("cart/view")).cartInfos.need_invoice).toBe("false");
  const { cartInfos, version } = await info("need_invoice", "true");
  expect(cartInfos.need_invoice).toBe("true");
  for (const refused of [await shopper.post("checkout/prepare"), await buy(shopper, version)])
    expect(told(refused)).toMatchObject({ codes: [MISSING], messages: [expect.stringContaining("fattura")] });
});

test.each(["0", "abc", "-1", "1.5", "99999999999", ""])("«%s» names nobody", async (nobody) => {
  await info("need_invoice", "true");
  await info("person_fiscal_id", nobody);
  expect(told(await shopper.post("checkout/prepare")).codes).toEqual([MISSING]);
});

test("another customer's data are nobody's here, and those deleted are gone", async () => {
  await info("need_invoice", "true");
  await info("person_fiscal_id", await keepPerson(await newShopper(backend)));
  expect(told(await shopper.post("checkout/prepare")).codes).toEqual([MISSING]);
  const own = await wish();
  expect(told(await shopper.post("checkout/prepare")).status).toBe(0);
  await shopper.get(`user-person-fiscal/delete-person-fiscal?person_fiscal_id=${own}`);
  expect(told(await shopper.post("checkout/prepare")).codes).toEqual([MISSING]);
});

test("an order keeps whom its invoice is for, whatever becomes of the profile", async () => {
  const personFiscalId = await wish();
  const orderId = await order();
  await shopper.post("registration/update_billing_address", { ...PERSON, personFiscalId, city: "Monza" });
  expect(toOrder(await orderOf(shopper, orderId)).invoice).toMatchObject({ ...PERSON, personFiscalId });
  await shopper.get(`user-person-fiscal/delete-person-fiscal?person_fiscal_id=${personFiscalId}`);
  expect(toOrder(await orderOf(shopper, orderId)).invoice).toMatchObject({ city: "Milano" });
});

test("an order without the wish has no invoice, and the next cart begins without it", async () => {
  await wish();
  await info("need_invoice", "false");
  expect(toOrder(await orderOf(shopper, await order())).invoice).toBeNull();
  expect(cartOf(await shopper.get("cart/view")).cartInfos.need_invoice).toBe("false");
});

test("an order opened again keeps the wish, and so does the one that takes its place", async () => {
  const personFiscalId = await wish();
  const before = await order();
  const opened = cartOf(await shopper.post(`order/modify?order_id=${before}`));
  expect(opened.cartInfos).toMatchObject({ need_invoice: "true", person_fiscal_id: String(personFiscalId) });
  const after = await order();
  expect(after).not.toBe(before);
  expect(toOrder(await orderOf(shopper, after)).invoice).toMatchObject(PERSON);
});

test("who has the link of an order is not told whom its invoice is for", async () => {
  await wish();
  const { data } = told(await shopper.get(`order/view?order_id=${await order()}`));
  expect(JSON.stringify(data)).toContain(PERSON.fiscalCode);
  const { orderId, accessToken } = (data as { order: { orderId: number; accessToken: string } }).order;
  const shared = await backend.get(
    `/ebsn/api/token-order/view?order_id=${orderId}&access_token=${accessToken}`,
  );
  expect(JSON.stringify(told(shared).data)).not.toContain(PERSON.fiscalCode);
});
