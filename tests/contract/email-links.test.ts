import { and, desc, eq } from "drizzle-orm";
import { customer, mail, order, orderItem } from "@/backend/db/schema";
import { sendMail } from "@/backend/modules/mail/outbox";
import type { OrderEmailKind } from "@/backend/modules/order/email-text";
import { sendOrderEmail } from "@/backend/modules/order/emails";
import { orderRefundViewSchema } from "@/lib/ebsn/schemas/order-refund";
import { withdrawalSchema } from "@/lib/ebsn/schemas/withdrawal";
import { accountPaths } from "@/lib/paths/account-paths";
import { paths } from "@/lib/paths/paths";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { parseAnswer, shopperWithToken } from "@/tests/support/shopper";
import { createStaffApi, GIULIA } from "@/tests/support/staff";

allowLocalhost();

const SHOP = "https://www.madia.test";
const EMAIL = "cliente@madia.test";
/** Delivered six days ago, with washing-up liquid among the food. */
const DELIVERED = 700004;
/** A return that staff have not decided yet. */
const RETURN = 8003;

const KINDS: OrderEmailKind[] = [
  "unpaid",
  "received",
  "changed",
  "dateChanged",
  "cancelled",
  "expired",
  "paymentDeclined",
  "prepared",
  "dispatched",
  "delivered",
  "deliveryFailed",
  "notCollected",
  "substituteRefused",
  "receipted",
  "rejected",
];

let backend: TestBackend;

async function start(LOCALES: string, env = {}): Promise<void> {
  backend = await startBackend({ env: { LOCALES, STOREFRONT_URL: SHOP, ...env } });
}

afterEach(() => backend.stop());

const STAFF = { authorization: `Basic ${Buffer.from("staff@madia.test:Madia2026!").toString("base64")}` };
const readHtml = async () =>
  String((await backend.get("/outbox", STAFF)).body)
    .split("<article>")
    .slice(1);
const readTexts = async () => String((await backend.get("/outbox.txt", STAFF)).body);

/** Address and name of the first link of an email. */
function linkOf(html = ""): [href: string, name: string] {
  const [, href = "", name = ""] = /<a [^>]*href="([^"]+)"[^>]*>([^<]*)<\/a>/.exec(html) ?? [];
  return [href.replaceAll("&#38;", "&"), name.replaceAll("&#39;", "'")];
}

const readIn = (language: string) =>
  backend.context.db.update(customer).set({ language }).where(eq(customer.customerId, GIULIA));

async function sendOrderEmails(): Promise<void> {
  const { db, clock } = backend.context;
  const [row] = await db.select().from(order).where(eq(order.orderId, DELIVERED));
  if (!row) throw new Error("no order");
  await db.delete(mail);
  for (const kind of KINDS) await sendOrderEmail(db, kind, row, clock.now());
}

describe("every email about an order links to its page", () => {
  test.each([
    ["it", "it,en", "", `Vedi l'ordine ${DELIVERED}`],
    ["en", "it,en", "/en", `View order ${DELIVERED}`],
    ["en", "it", "", `View order ${DELIVERED}`],
  ])("to a reader of %s, of a shop in %s", async (language, locales, prefix, name) => {
    await start(locales);
    await readIn(language);
    await sendOrderEmails();
    const address = `${SHOP}${prefix}${paths.order(DELIVERED)}`;
    const emails = await readHtml();
    expect(emails.map(linkOf)).toEqual(KINDS.map(() => [address, name]));
    for (const email of emails) expect(email).toContain(`<a class="link" lang="${language}" `);
    const texts = (await readTexts()).split(`\n\n${name}:\n${address}\n\n`);
    expect(texts).toHaveLength(KINDS.length + 1);
  });

  test("right after what it says first, before the details", async () => {
    await start("it");
    await sendOrderEmails();
    const [, contract = ""] = (await readTexts()).split("Abbiamo ricevuto l'ordine 700004\n");
    expect(contract).toMatch(/^.*\n\nCiao Giulia,\n\n.+\n\nVedi l'ordine 700004:\nhttps:\S+\n\nPagamento: /);
  });
});

test("the address is not stored: a shop that moves takes the links of its emails along", async () => {
  await start("it");
  await sendOrderEmails();
  const [row] = await backend.context.db.select().from(mail).limit(1);
  expect(JSON.stringify(row)).toContain(paths.order(DELIVERED));
  expect(JSON.stringify(row)).not.toContain(SHOP);
});

describe("emails about returns link to the page of the return", () => {
  test("when it is asked for, and when it is decided", async () => {
    await start("it");
    const { db } = backend.context;
    const login = await backend.post("/ebsn/api/auth/login", { login: EMAIL, password: "Madia2026!" });
    const giulia = shopperWithToken(backend, GIULIA, login.headers.get("x-ebsn-session") ?? "");
    const [line] = await db
      .select()
      .from(orderItem)
      .where(and(eq(orderItem.orderId, DELIVERED), eq(orderItem.packaging, false)))
      .orderBy(desc(orderItem.orderItemId));
    const request = {
      orderId: DELIVERED,
      refundOptionId: 6,
      reason: "Rotto",
      refundItems: [{ orderItemId: line?.orderItemId, quantity: 1 }],
    };
    const answer = parseAnswer(await giulia.post("order-refund/add", request));
    expect(answer.codes).toEqual([]);
    const { refundId = 0 } = orderRefundViewSchema.parse(answer.data).refund ?? {};
    const staff = await createStaffApi(backend).logInStaff();
    await staff.post("backoffice-access/decide-refund", { refund_id: RETURN, refund_status_id: 3 });
    const [decided, requested] = await readHtml();
    expect([linkOf(requested), linkOf(decided)]).toEqual(
      [refundId, RETURN].map((id) => [`${SHOP}${accountPaths.refund(id)}`, `Vedi il reso ${id}`]),
    );
  });

  test("and so does the acknowledgement of a withdrawal", async () => {
    await start("it,en");
    await readIn("en");
    const { db } = backend.context;
    const lines = await db.select().from(orderItem).where(eq(orderItem.orderId, DELIVERED));
    const detergent = lines.find(({ product }) => product.name === "Detersivo piatti al limone");
    const body = {
      orderId: DELIVERED,
      email: EMAIL,
      name: "Giulia Ferrario",
      withdrawalItems: [{ orderItemId: detergent?.orderItemId, quantity: 1 }],
    };
    const answer = parseAnswer(await backend.post("/ebsn/api/withdrawal/add", body));
    const { refundId } = withdrawalSchema.parse(answer.data);
    expect((await readHtml()).map(linkOf)[0]).toEqual([
      `${SHOP}/en${accountPaths.refund(refundId)}`,
      `View withdrawal ${refundId}`,
    ]);
  });
});

describe("a shop that does not know its address", () => {
  test("writes emails without a link rather than with a wrong one", async () => {
    await start("it", { STOREFRONT_URL: "", BACKEND_PUBLIC_URL: "https://backend.madia.test" });
    await sendOrderEmails();
    expect(await readHtml()).toHaveLength(KINDS.length);
    expect((await readHtml()).join("")).not.toContain("<a ");
    expect(await readTexts()).not.toMatch(/Vedi l'ordine|http/);
  });

  test("has one when it only runs on this machine", async () => {
    await start("it", { STOREFRONT_URL: "" });
    await sendOrderEmails();
    const [address] = linkOf((await readHtml())[0]);
    expect(address).toBe(`http://localhost:3000${paths.order(DELIVERED)}`);
  });
});

test("an email without a page of its own has no link", async () => {
  await start("it");
  const { db, clock } = backend.context;
  await db.delete(mail);
  const write = () => ({ subject: "Visita", paragraphs: ["vieni a trovarci"] });
  await sendMail(db, { recipient: EMAIL, write }, clock.now());
  expect((await readHtml()).join("")).not.toContain("<a ");
  expect(await readTexts()).toContain("Ciao Giulia,\n\nvieni a trovarci\n\nA presto,\nMadia");
});

test("the emails as text are visible to staff only", async () => {
  await start("it");
  expect((await backend.get("/outbox.txt")).http).toBe(401);
  const answer = await backend.get("/outbox.txt", STAFF);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
