import { eq } from "drizzle-orm";
import { customer, loyaltyCard, mail, order, userMessage } from "@/backend/db/schema";
import { sendMail } from "@/backend/modules/mail/outbox";
import type { OrderEmailKind } from "@/backend/modules/order/email-text";
import { sendOrderEmail } from "@/backend/modules/order/emails";
import { backendForFile } from "@/tests/support/file-backend";
import { lastEmail, linkParams } from "@/tests/support/mailbox";
import { newShopper, parseAnswer, type Shopper } from "@/tests/support/shopper";

const EMAIL_KINDS: OrderEmailKind[] = [
  "received",
  "changed",
  "paymentDeclined",
  "prepared",
  "dispatched",
  "delivered",
  "deliveryFailed",
  "notCollected",
  "receipted",
  "rejected",
];

const backend = backendForFile({ env: { LOCALES: "it,en" } });

const rowOf = async ({ customerId }: Shopper) => {
  const [row] = await backend.context.db.select().from(customer).where(eq(customer.customerId, customerId));
  return row!;
};

async function shopperReading(language: string): Promise<Shopper> {
  const shopper = await newShopper(backend);
  await backend.context.db
    .update(customer)
    .set({ language, fidelityCard: "" })
    .where(eq(customer.customerId, shopper.customerId));
  return shopper;
}

const emailsTo = async (shopper: Shopper) =>
  backend.context.db
    .select()
    .from(mail)
    .where(eq(mail.recipient, (await rowOf(shopper)).email))
    .orderBy(mail.mailId);

async function sendOrderEmails(shopper: Shopper) {
  const { db, clock } = backend.context;
  const [row] = await db.select().from(order).limit(1);
  for (const kind of EMAIL_KINDS)
    await sendOrderEmail(db, kind, { ...row!, customerId: shopper.customerId }, clock.now());
  return emailsTo(shopper);
}

test("emails of an order are in the customer's language from greeting to signature", async () => {
  const [italian, english] = [
    await sendOrderEmails(await shopperReading("it")),
    await sendOrderEmails(await shopperReading("en")),
  ];
  expect(english.map(({ subject }) => subject.replace(/\d+/, "N"))).toEqual([
    "We have received order N",
    "Your order has changed: it is now number N",
    "Payment not successful: order N",
    "Your shopping is ready: order N",
    "Your shopping is on its way: order N",
    "Delivered: order N",
    "Delivery not possible: order N",
    "Order N was not collected",
    "The receipt of order N",
    "Order N was not carried out",
  ]);
  for (const { body } of english) {
    expect(body).toMatch(/^Hello Persona,\n\n[A-Z]/);
    expect(body).toMatch(/See you soon,\nMadia$/);
    // The conditions of sale have one language.
    const ownWords = body.replace(/Condizioni di vendita\n[^]*(?=\n\nSee you soon)/, "");
    expect(ownWords).not.toMatch(/\b(?:ordine|spesa|Totale|dalle)\b|\d,\d\d €/);
  }
  for (const { body } of italian) {
    expect(body).toMatch(/^Ciao Persona,\n\n[a-z]/);
    expect(body).not.toMatch(/\b(?:order|shopping|total)\b|€\d/i);
  }
});

test("the e-mail of a changed order is as full a copy of the contract as that of a new one", async () => {
  const [received, changed] = await sendOrderEmails(await shopperReading("it"));
  const afterFirst = (body = "") => body.split("\n\n").slice(2).join("\n\n");
  expect(afterFirst(received?.body)).toContain("Condizioni di vendita");
  expect(afterFirst(changed?.body)).toBe(afterFirst(received?.body));
});

test("the way of payment is named in the language of the email", async () => {
  const [italian] = await sendOrderEmails(await shopperReading("it"));
  const [english] = await sendOrderEmails(await shopperReading("en"));
  expect(italian?.body).toContain("Pagamento: Carta di credito o debito.");
  expect(english?.body).toContain("Payment: Credit or debit card.");
});

test("an unknown language is the shop's own", async () => {
  const [first] = await sendOrderEmails(await shopperReading("de"));
  expect(first?.body).toMatch(/^Ciao Persona,/);
});

test("who registers in English is written to in English, with links to English pages", async () => {
  const email = "noor@madia.test";
  await backend.post("/ebsn/api/registration/register_user", {
    email,
    password: "Pane&latte1",
    firstName: "Noor",
    lastName: "Bell",
    phone: "333 1234567",
    postalcode: "20144",
    language: "en",
    disclaimers: [51, 52, 53].map((registrationDisclaimerId) => ({ registrationDisclaimerId, value: "1" })),
  });
  const { subject, body } = await lastEmail(backend, email);
  expect(subject).toBe("Confirm your registration");
  expect(body).toMatch(/^Hello Noor,/);
  expect(body).toContain("/en/registration/confirm?");
  await backend.get(`/ebsn/api/registration/registration_confirm?${linkParams(body).toString()}`);
  const [row] = await backend.context.db.select().from(customer).where(eq(customer.login, email));
  const [message] = await backend.context.db
    .select()
    .from(userMessage)
    .where(eq(userMessage.customerId, row!.customerId));
  expect(message?.title).toBe("Welcome to Madia");
});

test("a card from the till comes with an email whose link accepts its conditions", async () => {
  const { db } = backend.context;
  const fidelityCard = "0471900000415";
  await db.insert(loyaltyCard).values({ fidelityCard, lastName: "Prova", birthDate: "1986-04-12" });
  const shopper = await shopperReading("it");
  const added = await shopper.post("registration-card/add-card", {
    fidelity_card: fidelityCard,
    birth_date: "12/04/1986",
  });
  expect(parseAnswer(added).status).toBe(0);
  const { subject, body } = await lastEmail(backend, (await rowOf(shopper)).email);
  expect(subject).toBe("Le condizioni della tua Carta Vantaggi");
  expect(body).toContain("/registration/card-agreement?");
  const { email, token } = Object.fromEntries(linkParams(body));
  await backend.post(
    `/ebsn/api/registration-card/registration_confirm?action=agreement&email=${email}&token=${token}`,
  );
  const [card] = await db.select().from(loyaltyCard).where(eq(loyaltyCard.fidelityCard, fidelityCard));
  expect(card?.agreedAt).toEqual(backend.clock.now());
});

test("an email whose language is given is in that language, whatever the reader's own", async () => {
  const { db, clock } = backend.context;
  const { email: recipient } = await rowOf(await shopperReading("it"));
  const write = () => ({ subject: "Visit", paragraphs: ["come and see"] });
  await sendMail(db, { recipient, language: "en", write }, clock.now());
  expect((await lastEmail(backend, recipient)).body).toMatch(/^Hello Persona,/);
});

test("a subject is one line, whatever the names in it: it is a header", async () => {
  const { db, clock } = backend.context;
  const { email: recipient } = await rowOf(await shopperReading("it"));
  const write = () => ({ subject: "Ora a Sondrio\r\nBcc: altri@madia.test\u2028", paragraphs: ["ecco"] });
  await sendMail(db, { recipient, write }, clock.now());
  expect((await lastEmail(backend, recipient)).subject).toBe("Ora a Sondrio Bcc: altri@madia.test");
});
