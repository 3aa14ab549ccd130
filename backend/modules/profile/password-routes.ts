import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { fieldErrorMessage } from "../../field-error-message";
import { password as passwordRule } from "../../../lib/rules/forms/validators-password";
import type { Context } from "../../context";
import { ebsnError, ok } from "../../envelope";
import { parseBody } from "../../http/input";
import { currentPassword, throttlePasswords, wrongPassword } from "../auth/recent-login";
import { revokeAll, revokeLinks } from "../auth/revoke-all";
import { sendMail } from "../mail/outbox";
import { hashPassword, verifyPassword } from "../session/password";
import { hasJustLoggedIn } from "../session/session";
import { hashToken } from "../session/token";
import { ACCOUNT_HEADER, requireCustomer, getHeader, getVisitor } from "../session/visitor";
import { updateCustomer } from "./detail";
import { REGISTRATION_PREFIXES } from "./email-routes";
import { emails } from "./emails";

const schema = z.object({
  old_password: currentPassword,
  new_password: z.string().min(1).max(200),
});

const samePassword = () => ebsnError("error.password.same", "La nuova password è uguale a quella attuale.");

/** Its `update_password` takes the new password alone (requirements/accounts#passwords). */
const CARD_PREFIX = "registration-card";

/** POST where EBSN has a GET: a password must not appear in a URL. */
export async function passwordRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  for (const prefix of REGISTRATION_PREFIXES)
    app.post(`/ebsn/api/${prefix}/update_password`, async (request) => {
      const { customerId, passwordHash, email } = requireCustomer(request);
      const { old_password: oldPassword, new_password: newPassword } = parseBody(request, schema);
      const error = passwordRule(newPassword);
      if (error) throw ebsnError("error.password.not_valid", fieldErrorMessage(error));
      const now = clock.now();
      await throttlePasswords(db, customerId, now);
      const accountHeader = getHeader(request, ACCOUNT_HEADER);
      const skipsOldPassword =
        oldPassword === "" &&
        prefix === CARD_PREFIX &&
        (await hasJustLoggedIn(db, accountHeader, customerId, now));
      if (!skipsOldPassword && !(await verifyPassword(oldPassword, passwordHash))) throw wrongPassword();
      const isSame = skipsOldPassword
        ? await verifyPassword(newPassword, passwordHash)
        : oldPassword === newPassword;
      if (isSame) throw samePassword();
      const hash = await hashPassword(newPassword);
      const currentTokenHashes = [getVisitor(request).sessionHash ?? "", hashToken(accountHeader)];
      await db.transaction(async (tx) => {
        await updateCustomer(tx, customerId, { passwordHash: hash });
        await revokeLinks(tx, customerId, now);
        await revokeAll(tx, customerId, now, currentTokenHashes);
      });
      await sendMail(db, emails.passwordChanged(email), now);
      return ok({});
    });
}
