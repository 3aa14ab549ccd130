import { giftListSchema } from "@/lib/ebsn/schemas/gift";
import { giftCertificate } from "@/backend/db/schema";
import { backendForFile } from "@/tests/support/file-backend";
import { parsePurchase } from "@/tests/support/purchase";
import {
  buy,
  parseCart,
  resetProducts,
  readyShopper,
  parseAnswer,
  type Shopper,
} from "@/tests/support/shopper";

const backend = backendForFile();
let productId: number;

beforeAll(async () => {
  [productId = 0] = await resetProducts(backend, 1);
});
let nextId = 5000;

async function issueGift(changes: Partial<typeof giftCertificate.$inferInsert>): Promise<string> {
  nextId += 1;
  await backend.context.db.insert(giftCertificate).values({
    giftCertificateId: nextId,
    giftCode: `PROVA${nextId}`,
    description: "2 € sulla spesa",
    kind: "amount",
    value: 200,
    ...changes,
  });
  return `PROVA${nextId}`;
}

async function listCodes(shopper: Shopper, query = "", path = "list") {
  const { data } = parseAnswer(await shopper.get(`giftcertificate/${path}${query}`));
  return giftListSchema
    .parse(data)
    .giftCertificates.map(({ giftCode, userGiftCertificates: [usage] }) => [
      giftCode,
      usage?.orderId ?? null,
    ]);
}

test("the history includes expired and used codes with their order", async () => {
  const { shopper } = await readyShopper(backend, productId);
  const { customerId } = shopper;
  const expired = await issueGift({ customerId, endDate: "2020-01-31" });
  const valid = await issueGift({ customerId });
  const unlisted = await issueGift({ customerId: null, listed: false });
  await shopper.post("cart-giftcertificate/add_code", { code: valid });
  const { version } = parseCart(await shopper.post("cart-giftcertificate/add_code", { code: unlisted }));
  expect(await listCodes(shopper)).toEqual([[valid, null]]);
  const { orderId } = parsePurchase(await buy(shopper, version));
  expect(await listCodes(shopper)).toEqual([]);
  const history = await listCodes(shopper, "?show_history=true");
  expect(new Map(history as [string, number | null][])).toEqual(
    new Map([
      [expired, null],
      [valid, orderId],
      [unlisted, orderId],
    ]),
  );
});

test("manually assigned codes are those of the customer, and are hidden from others", async () => {
  const { shopper } = await readyShopper(backend, productId);
  const stranger = await readyShopper(backend, productId);
  const publicCode = await issueGift({ customerId: null });
  const ownCode = await issueGift({ customerId: shopper.customerId });
  expect(await listCodes(shopper, "", "list-manual-assigned")).toEqual([[ownCode, null]]);
  expect((await listCodes(shopper)).map(([code]) => code).sort()).toEqual([publicCode, ownCode].sort());
  expect((await listCodes(stranger.shopper)).map(([code]) => code)).toEqual([publicCode]);
  expect((await backend.get("/ebsn/api/giftcertificate/list")).http).toBe(403);
});

test("a check says what a code would take off the cart, and changes nothing", async () => {
  const { shopper, cart } = await readyShopper(backend, productId);
  const code = await issueGift({ customerId: shopper.customerId });
  const check = parseAnswer(await shopper.get(`cart-giftcertificate/check?code=${code}`));
  expect(check.data).toMatchObject({ giftCertificate: { discountAmount: 2 } });
  const after = parseCart(await shopper.get("cart/view"));
  expect([after.version, after.grossTotal]).toEqual([cart.version, cart.grossTotal]);
});

test("codes are taken under the other chain's name too", async () => {
  const { shopper } = await readyShopper(backend, productId);
  const code = await issueGift({ customerId: shopper.customerId });
  const check = await shopper.get(`finiper-cart-giftcertificate/check?code=${code}`);
  expect(parseAnswer(check).status).toBe(0);
  const { orderAdjustmentSummary } = parseCart(
    await shopper.post("finiper-cart-giftcertificate/add_code", { code }),
  );
  expect(orderAdjustmentSummary?.orderAdjustments.map(({ amount }) => amount)).toEqual([2]);
  const removed = parseCart(await shopper.post("finiper-cart-giftcertificate/remove_code", { code }));
  expect(removed.orderAdjustmentSummary?.orderAdjustments ?? []).toEqual([]);
});
