import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { email as emailRule } from "../../../lib/rules/forms/validators";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { customer } from "../../db/schema";
import { isUniqueViolation } from "../../db/unique-violation";
import { ebsnError, ok } from "../../envelope";
import { parseFields } from "../../http/input";
import { currentPassword, requireRecentLogin } from "../auth/recent-login";
import { revokeLinks } from "../auth/revoke-all";
import { throttle } from "../auth/throttle";
import { isMailAllowed } from "../mail/limit";
import { sendMail } from "../mail/outbox";
import { requireCustomer } from "../session/visitor";
import { consumeChangeToken, createChangeToken, findConfirmedEmail } from "./change-token";
import { updateCustomer } from "./detail";
import { emails } from "./emails";
import { keepFormerEmail } from "./own-emails";

const MAX_REQUESTS = 5;
const TOO_MANY_REQUESTS = { code: "error.profile.email.too_many", message: "Troppe richieste" };

const requestSchema = z.object({
  new_email: z.string().trim().toLowerCase().max(200),
  password: currentPassword,
});
const tokenSchema = z.object({ token: z.string().min(1).max(200) });

const invalidEmail = () => ebsnError("error.profile.email.not_valid", "Digitare una e-mail valida");
const sameEmail = () => ebsnError("error.profile.email.same", "È già l'e-mail del tuo account.");
const invalidToken = () =>
  ebsnError(
    "error.profile.email.token",
    "Questo indirizzo non vale più: chiedi di nuovo il cambio dal profilo.",
  );

async function isEmailTaken(db: Db, login: string): Promise<boolean> {
  const [row] = await db.select({ id: customer.customerId }).from(customer).where(eq(customer.login, login));
  return row !== undefined;
}

/** Prefixes of the same calls at shops with a loyalty card. */
export const REGISTRATION_PREFIXES = ["registration", "registration-card"];

/** A new e-mail address takes effect once it has been confirmed from that address. */
export async function emailRoutes(app: FastifyInstance, { db, clock, config }: Context): Promise<void> {
  for (const prefix of REGISTRATION_PREFIXES)
    app.route({
      method: ["GET", "POST"],
      url: `/ebsn/api/${prefix}/update_email_request`,
      handler: async (request) => {
        const owner = requireCustomer(request);
        const { customerId, login } = owner;
        const { new_email: email, password } = parseFields(request, requestSchema);
        if (email === "" || emailRule(email)) throw invalidEmail();
        if (email === login) throw sameEmail();
        const now = clock.now();
        await requireRecentLogin(db, request, { owner, password, now });
        await throttle(db, [[`new-email:${customerId}`, MAX_REQUESTS]], now, TOO_MANY_REQUESTS);
        // By customer too: nobody keeps another from moving to an address of their own.
        if (!(await isMailAllowed(db, "new-email", `${email} ${customerId}`, now)))
          return ok({ mailed: true });
        const token = await createChangeToken(db, customerId, "email", email, now);
        // The same answer for known and unknown addresses, against enumeration.
        const taken = await isEmailTaken(db, email);
        await sendMail(
          db,
          taken ? emails.emailTaken(email) : emails.newEmail(config, email, owner, token),
          now,
        );
        return ok({ mailed: true });
      },
    });

  app.route({
    method: ["GET", "POST"],
    url: "/ebsn/api/registration/update_email",
    handler: async (request) => {
      const { token } = parseFields(request, tokenSchema);
      const now = clock.now();
      const confirm = async (tx: Db) => {
        const change = await consumeChangeToken(tx, token, "email", now);
        const confirmed = change ? null : await findConfirmedEmail(tx, token);
        if (confirmed !== null) return { previous: undefined, email: confirmed };
        if (!change || (await isEmailTaken(tx, change.value))) throw invalidToken();
        const [row] = await tx.select().from(customer).where(eq(customer.customerId, change.customerId));
        if (row) await keepFormerEmail(tx, row, now);
        await updateCustomer(tx, change.customerId, { login: change.value, email: change.value });
        await revokeLinks(tx, change.customerId, now);
        return { previous: row, email: change.value };
      };
      const { previous, email } = await db.transaction(confirm).catch((cause: unknown) => {
        throw isUniqueViolation(cause) ? invalidToken() : cause;
      });
      if (previous) await sendMail(db, emails.emailChanged(previous, email), now);
      return ok({ email });
    },
  });
}
