import { giftListSchema } from "@/lib/ebsn/schemas/gift";
import { giftCertificate } from "@/backend/db/schema";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { bought } from "@/tests/support/purchase";
import { buy, cartOf, plainProducts, readyShopper, told, type Shopper } from "@/tests/support/shopper";

allowLocalhost();

let backend: TestBackend;
let productId: number;

beforeAll(async () => {
  backend = await startBackend();
  [productId = 0] = await plainProducts(backend, 1);
});
afterAll(() => backend.stop());

let next = 5000;

async function issue(changes: Partial<typeof giftCertificate.$inferInsert>): Promise<string> {
  next += 1;
  await backend.context.db.insert(giftCertificate).values({
    giftCertificateId: next,
    giftCode: `PROVA${next}`,
    description: "2 € sulla spesa",
    kind: "amount",
    value: 200,
    ...changes,
  });
  return `PROVA${next}`;
}

async function codes(shopper: Shopper, query = "", path = "list") {
  const { data } = told(await shopper.get(`giftcertificate/${path}${query}`));
  return giftListSchema
    .parse(data)
    .giftCertificates.map(({ giftCode, userGiftCertificates: [use] }) => [giftCode, use?.orderId ?? null]);
}

test("the history also tells what is over and on which order a code was used, listed or not", async () => {
  const { shopper } = await readyShopper(backend, productId);
  const { customerId } = shopper;
  const over = await issue({ customerId, endDate: "2020-01-31" });
  const good = await issue({ customerId });
  const secret = await issue({ customerId: null, listed: false });
  await shopper.post("cart-giftcertificate/add_code", { code: good });
  const { version } = cartOf(await shopper.post("cart-giftcertificate/add_code", { code: secret }));
  expect(await codes(shopper)).toEqual([[good, null]]);
  const { orderId } = bought(await buy(shopper, version));
  expect(await codes(shopper)).toEqual([]);
  const history = await codes(shopper, "?show_history=true");
  expect(new Map(history as [string, number | null][])).toEqual(
    new Map([
      [over, null],
      [good, orderId],
      [secret, orderId],
    ]),
  );
});

test("assigned by hand are only those that are the customer's own; another's are nobody's business", async () => {
  const { shopper } = await readyShopper(backend, productId);
  const stranger = await readyShopper(backend, productId);
  const everybodys = await issue({ customerId: null });
  const own = await issue({ customerId: shopper.customerId });
  expect(await codes(shopper, "", "list-manual-assigned")).toEqual([[own, null]]);
  expect((await codes(shopper)).map(([code]) => code).sort()).toEqual([everybodys, own].sort());
  expect((await codes(stranger.shopper)).map(([code]) => code)).toEqual([everybodys]);
  expect((await backend.get("/ebsn/api/giftcertificate/list")).http).toBe(403);
});
