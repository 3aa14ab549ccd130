import { and, ne } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { validateContacts, validateUsername } from "../../../lib/rules/account/contacts";
import { LANGUAGES } from "../../languages";
import type { Context } from "../../context";
import { customer } from "../../db/schema";
import { isUniqueViolation } from "../../db/unique-violation";
import { ebsnError, ok } from "../../envelope";
import { parseBody, parseFields } from "../../http/input";
import { hasLoginName } from "../auth/login-name";
import { throttle } from "../auth/throttle";
import { sendMail } from "../mail/outbox";
import { verifyPassword } from "../session/password";
import { requireCustomer } from "../session/visitor";
import { loadUserDetail, updateCustomer } from "./detail";
import { emails } from "./emails";
import { throwFieldErrors } from "./field-errors";
import { keepFormerEmail } from "./own-emails";

const MAX_ATTEMPTS = 10;
const TOO_MANY_ATTEMPTS = { code: "error.profile.username.too_many" };

const text = z.string().trim().max(200).default("");

const contactSchema = z.object({
  phone: text,
  homePhone: text,
  secondEmail: text,
  language: z.enum(LANGUAGES).optional(),
});

const usernameSchema = z.object({
  username: z.string().trim().toLowerCase().max(60).default(""),
  password: z.string().max(200).default(""),
});

const taken = () =>
  ebsnError(
    "error.profile.username.taken",
    "Questo nome utente è già di un altro account: scegline un altro.",
  );
const wrongPassword = () => ebsnError("error.profile.password.wrong", "La password non è giusta.");

export async function contactRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.post("/ebsn/api/registration/update_contact", async (request) => {
    const { customerId, email, secondEmail: previousEmail } = requireCustomer(request);
    const { language, ...contacts } = parseBody(request, contactSchema);
    throwFieldErrors("profile", validateContacts(contacts, email));
    const secondEmail = contacts.secondEmail.toLowerCase();
    const changes = { ...contacts, secondEmail, ...(language ? { language } : {}) };
    const now = clock.now();
    const row = await db.transaction(async (tx) => {
      if (previousEmail && previousEmail !== secondEmail)
        await keepFormerEmail(tx, { customerId, email: previousEmail }, now);
      return updateCustomer(tx, customerId, changes);
    });
    if (secondEmail && secondEmail !== previousEmail)
      await sendMail(db, emails.secondEmailChanged(row.email, secondEmail), now);
    return ok({ user: await loadUserDetail(db, row, now) });
  });

  app.post("/ebsn/api/registration/update_username", async (request) => {
    const owner = requireCustomer(request);
    const { customerId } = owner;
    const { username, password } = parseFields(request, usernameSchema);
    throwFieldErrors("profile", validateUsername({ username, password }));
    const now = clock.now();
    await throttle(db, [[`username:${customerId}`, MAX_ATTEMPTS]], now, TOO_MANY_ATTEMPTS);
    if (!(await verifyPassword(password, owner.passwordHash))) throw wrongPassword();
    const [other] = await db
      .select({ customerId: customer.customerId })
      .from(customer)
      .where(and(ne(customer.customerId, customerId), hasLoginName(username)));
    if (other) throw taken();
    const row = await updateCustomer(db, customerId, { username }).catch((cause: unknown) => {
      throw isUniqueViolation(cause) ? taken() : cause;
    });
    if (username !== owner.username) await sendMail(db, emails.usernameChanged(row.email, username), now);
    return ok({ user: await loadUserDetail(db, row, now) });
  });
}
