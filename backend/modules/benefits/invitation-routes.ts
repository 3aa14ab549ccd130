import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireMailed } from "../../../lib/ebsn/schemas/registration";
import { email as emailRule } from "../../../lib/rules/validators";
import type { Context } from "../../context";
import { fail, ok } from "../../envelope";
import { parseFields } from "../../http/input";
import { throttle } from "../auth/throttle";
import { composeEmail, shopLink } from "../mail/email";
import { sendMail } from "../mail/outbox";
import { requireCustomer } from "../session/visitor";
import { findInvitationCode, loadInvitation } from "./invitations";

const MAX_LETTERS = 10;
const TOO_MANY = { code: "error.invitation.too_many", what: "Troppi inviti" };

const sendSchema = z.object({ e_mail: z.string().trim().toLowerCase().max(200) });

const invalidEmail = () => fail("error.invitation.e_mail.not_valid", "Digitare una e-mail valida");

/** Friends invited by a customer (requirements/profile#invitations); the friend's address is not kept. */
export async function invitationRoutes(app: FastifyInstance, { db, clock, config }: Context): Promise<void> {
  app.get("/ebsn/api/friend-invitation/view", async (request) =>
    ok(await loadInvitation(db, requireCustomer(request).customerId)),
  );

  app.post("/ebsn/api/friend-invitation/send", async (request) => {
    const { customerId, firstName } = requireCustomer(request);
    const { e_mail: recipient } = parseFields(request, sendSchema);
    if (recipient === "" || emailRule(recipient)) throw invalidEmail();
    const now = clock.now();
    await throttle(db, [[`invite:${customerId}`, MAX_LETTERS]], now, TOO_MANY);
    const invitationCode = await findInvitationCode(db, customerId);
    const letter = composeEmail(
      recipient,
      `${firstName} ti invita da Madia`,
      "Buongiorno,",
      `${firstName} fa la spesa da noi e ti regala 5 € sulla prima, da almeno 40 €. Per registrarti apri questo link:`,
      shopLink(config.STOREFRONT_URL, "/registration-user", { invito: invitationCode }),
      "Non abbiamo conservato il tuo indirizzo: se non ti interessa, non fare niente.",
    );
    await sendMail(db, letter, now);
    return ok<WireMailed>({ mailed: true });
  });
}
