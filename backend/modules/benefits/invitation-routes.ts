import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireMailed } from "../../../lib/ebsn/schemas/registration";
import { email as emailRule, isSameEmail } from "../../../lib/rules/forms/validators";
import type { Context } from "../../context";
import { asLanguage } from "../../languages";
import { ebsnError, ok } from "../../envelope";
import { parseFields } from "../../http/input";
import { throttle } from "../auth/throttle";
import { isMailAllowed } from "../mail/limit";
import { sendMail } from "../mail/outbox";
import { shopLink } from "../mail/shop-link";
import { requireCustomer } from "../session/visitor";
import { findInvitationCode, friendGiftAmounts, loadInvitation } from "./invitations";

const MAX_EMAILS = 10;
const TOO_MANY_INVITATIONS = { code: "error.invitation.too_many", message: "Troppi inviti" };

const sendSchema = z.object({ e_mail: z.string().trim().toLowerCase().max(200) });

const ownEmail = () =>
  ebsnError("error.invitation.e_mail.own", "È la tua e-mail: scrivi quella di un amico.");

const invalidEmail = () => ebsnError("error.invitation.e_mail.not_valid", "Digitare una e-mail valida");

/** The friend's address is not kept (requirements/profile#invitations). */
export async function invitationRoutes(app: FastifyInstance, { db, clock, config }: Context): Promise<void> {
  app.get("/ebsn/api/friend-invitation/view", async (request) =>
    ok(await loadInvitation(db, requireCustomer(request).customerId)),
  );

  app.post("/ebsn/api/friend-invitation/send", async (request) => {
    const { customerId, email, firstName: friend, language: friendLanguage } = requireCustomer(request);
    const { e_mail: recipient } = parseFields(request, sendSchema);
    if (recipient === "" || emailRule(recipient)) throw invalidEmail();
    if (isSameEmail(recipient, email)) throw ownEmail();
    const now = clock.now();
    await throttle(db, [[`invite:${customerId}`, MAX_EMAILS]], now, TOO_MANY_INVITATIONS);
    if (!(await isMailAllowed(db, "invitation", recipient, now))) return ok<WireMailed>({ mailed: true });
    const invitationCode = await findInvitationCode(db, customerId);
    await sendMail(
      db,
      {
        recipient,
        firstName: "",
        language: asLanguage(friendLanguage),
        write: (translator) => {
          const { t, language } = translator;
          const inviter = { friend, hasName: friend ? "yes" : "no" };
          return {
            subject: t("invitation.subject", inviter),
            paragraphs: [
              t("invitation.text", { ...inviter, ...friendGiftAmounts(translator) }),
              shopLink(config, language, "/registration-user", { invito: invitationCode }),
              t("invitation.notStored"),
            ],
          };
        },
      },
      now,
    );
    return ok<WireMailed>({ mailed: true });
  });
}
