import { eq } from "drizzle-orm";
import { cart, order, personFiscal } from "@/backend/db/schema";
import { createSession } from "@/backend/modules/session/session";
import { prepareSchema } from "@/lib/ebsn/schemas/cart";
import { paymentDueDateListSchema } from "@/lib/ebsn/schemas/payment-due";
import { backendForFile } from "@/tests/support/file-backend";
import { lastEmailTo } from "@/tests/support/mailbox";
import { decideAtBank, fetchOrder, parsePurchase } from "@/tests/support/purchase";
import {
  buy,
  parseAnswer,
  readyShopper,
  resetProducts,
  type Shopper,
  shopperWithToken,
} from "@/tests/support/shopper";

const [ONLINE, DEFERRED, PAYPAL, OTHER, SUMMARY] = [1, 11, 13, 31, 101];

const backend = backendForFile();
let productId: number;

beforeAll(async () => {
  [productId = 0] = await resetProducts(backend, 1);
});

async function offered(shopper: Shopper) {
  const { data } = parseAnswer(await shopper.post("checkout/prepare"));
  return new Map(
    prepareSchema.parse(data).paymentTypes.map(({ paymentTypeId, blocker }) => [paymentTypeId, blocker]),
  );
}

async function wantInvoice({ customerId }: Shopper, company: boolean) {
  const { db } = backend.context;
  const [row] = await db
    .insert(personFiscal)
    .values({
      customerId,
      company,
      name: "Bottega Rossi S.r.l.",
      fiscalCode: company ? "99999990965" : "RSSMRA80A01F205X",
      vatNumber: company ? "99999990965" : "",
      sdiCode: company ? "A1B2C3D" : "0000000",
      certifiedEmail: "",
      address1: "Via Brera",
      addressNumber: "1",
      postalcode: "20121",
      city: "Milano",
      province: "MI",
      createdAt: backend.clock.now(),
    })
    .returning();
  const infos = { need_invoice: "true", person_fiscal_id: String(row?.personFiscalId) };
  await db.update(cart).set({ infos }).where(eq(cart.customerId, customerId));
}

async function checkOut(shopper: Shopper, paymentTypeId: number | undefined) {
  const { data } = parseAnswer(await shopper.get("cart/view"));
  return buy(shopper, (data as { version: number }).version, paymentTypeId);
}

describe("payment types", () => {
  test("1, 11, 13 and 31 are offered, and 101 says what it needs", async () => {
    const { shopper } = await readyShopper(backend, productId);
    const types = await offered(shopper);
    for (const id of [ONLINE, DEFERRED, PAYPAL, OTHER]) expect(types.get(id!)).toBe("");
    expect(types.get(SUMMARY!)).toContain("azienda");
  });

  test.each([
    [ONLINE, "La tua banca di prova"],
    [PAYPAL, "PayPal di prova"],
    [OTHER, "Portafoglio di prova"],
  ])("%d is paid at its stand-in", async (paymentTypeId, providerName) => {
    const { shopper } = await readyShopper(backend, productId);
    const { orderId, paymentUrl } = parsePurchase(await checkOut(shopper, paymentTypeId));
    const page = await backend.get(new URL(paymentUrl).pathname);
    expect(page.body).toContain(providerName);
    await decideAtBank(backend, paymentUrl, "approve");
    const bought = await fetchOrder(shopper, orderId);
    expect(bought).toMatchObject({ orderStatusId: 1, paymentTransactionStatusId: 2 });
    expect(bought.paymentType?.paymentTypeId).toBe(paymentTypeId);
    const { body } = await lastEmailTo(backend, shopper.customerId);
    expect(body).toContain(`Pagamento: ${bought.paymentType?.name}.\n`);
  });

  test("11 leaves a deadline thirty days after the delivery, for what was delivered", async () => {
    const { shopper } = await readyShopper(backend, productId);
    const { orderId, paymentUrl, orderStatusId } = parsePurchase(await checkOut(shopper, DEFERRED));
    expect({ paymentUrl, orderStatusId }).toEqual({ paymentUrl: "", orderStatusId: 1 });
    expect((await fetchOrder(shopper, orderId)).paymentType?.dueInDays).toBe(30);
    const email = async () => (await lastEmailTo(backend, shopper.customerId)).body;
    expect(await email()).toContain(
      "Pagamento: Pagamento differito. Si paga entro 30 giorni dalla consegna: la scadenza è nel tuo profilo.",
    );
    const [row] = await backend.context.db.select().from(order).where(eq(order.orderId, orderId));
    const before = backend.clock.now();
    backend.clock.set(`${row?.slotDate}T23:00:00+01:00`);
    const token = await createSession(backend.context.db, backend.clock.now(), shopper.customerId);
    const later = shopperWithToken(backend, shopper.customerId, token);
    const delivered = await fetchOrder(later, orderId);
    const { paymentDueDates } = paymentDueDateListSchema.parse(
      parseAnswer(await later.get("payment-due-date/list?show_all=true")).data,
    );
    backend.clock.set(before);
    expect(await email()).toMatch(/^Ciao[^]*riepilogo della tua spesa[^]*Si paga entro 30 giorni/);
    expect(paymentDueDates).toMatchObject([{ orderId, amount: delivered.chargedTotal }]);
  });

  test("11 is rejected for a customer with an overdue payment", async () => {
    const { shopper } = await readyShopper(backend, productId);
    await backend.post("/__test/sql", {
      sql: `insert into payment_due_date (customer_id, description, due_date, amount_cents)
            values (${shopper.customerId}, 'Vecchia', '2026-11-01', 1000)`,
    });
    expect((await offered(shopper)).get(DEFERRED!)).toContain("arretrata");
    expect(parseAnswer(await checkOut(shopper, DEFERRED)).codes).toEqual(["error.checkout.payment_overdue"]);
  });

  test("101 is for invoices to a company", async () => {
    const { shopper } = await readyShopper(backend, productId);
    expect(parseAnswer(await checkOut(shopper, SUMMARY)).codes).toEqual(["error.checkout.payment_invoice"]);
    await wantInvoice(shopper, true);
    expect((await offered(shopper)).get(SUMMARY!)).toBe("");
    const { orderId } = parsePurchase(await checkOut(shopper, SUMMARY));
    expect((await fetchOrder(shopper, orderId)).personFiscal?.company).toBe(true);
    expect((await lastEmailTo(backend, shopper.customerId)).body).toContain(
      "Pagamento: Fattura riepilogativa. Si paga entro 60 giorni dalla consegna",
    );
  });
});
