import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireCardLoad, WireMailed } from "../../../lib/ebsn/schemas/registration";
import { cardHolderFaults } from "../../../lib/rules/registration";
import { faultMessage } from "../../../lib/rules/validation-messages";
import type { Context } from "../../context";
import { EbsnError, ok } from "../../envelope";
import { body, fields, query } from "../../http/input";
import { shopLink } from "../mail/letter";
import { checkConsents } from "./asked-consents";
import { freeCard } from "./cards";
import { confirmRegistration } from "./confirm";
import { evenly } from "./evenly";
import { admitAsking } from "./limits";
import { checkRegistration, profileOf, registerSchema } from "./register-input";
import { register, writeAgain } from "./register";
import { waitingFor } from "./waiting";

const address = z.string().trim().toLowerCase().min(3).max(200);
const mailSchema = z.object({ e_mail: address });
const confirmSchema = z.object({ e_mail: address, reg_control_code: z.string().min(1).max(200) });
const cardSchema = z.object({
  fidelityCard: z.string().trim().max(40).default(""),
  lastName: z.string().trim().max(60).default(""),
});

const API = "/ebsn/api/registration";

/** Registration of new customers (spec 3 §7): nothing in an answer tells whether an address is known. */
export async function registrationRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock, config } = context;

  app.post(`${API}/register_user`, async (request) => {
    const input = body(request, registerSchema);
    checkRegistration(input);
    const login = input.email.toLowerCase();
    await admitAsking(db, request, "register", login, clock.now());
    const profile = profileOf(input);
    await checkConsents(db, profile);
    if (profile.fidelityCard) await freeCard(db, profile.fidelityCard, profile.lastName);
    await evenly(() => register(context, { login, password: input.password, profile }));
    return ok<WireMailed>({ mailed: true });
  });

  // Opened from a mail: the shop's page for what came of it is where the answer leads.
  app.get(`${API}/registration_confirm`, async (request, reply) => {
    const { e_mail, reg_control_code } = query(request, confirmSchema);
    const came = await confirmRegistration(context, e_mail, reg_control_code);
    return reply.redirect(shopLink(config.STOREFRONT_URL, `/registration/confirm/${came}`), 302);
  });

  const resend = async (request: FastifyRequest, _reply: FastifyReply) => {
    const { e_mail } = fields(request, mailSchema);
    await admitAsking(db, request, "resend", e_mail, clock.now());
    await evenly(async () => {
      const waiting = await waitingFor(db, e_mail);
      if (waiting) await writeAgain(context, waiting);
    });
    return ok<WireMailed>({ mailed: true });
  };
  app.get(`${API}/registration_resend_email`, resend);
  app.post(`${API}/registration_resend_email`, resend);

  app.post("/ebsn/api/finiper/registration-with-card-load", async (request) => {
    const given = body(request, cardSchema);
    const faults = [...cardHolderFaults(given).values()];
    if (faults.length > 0)
      throw new EbsnError(
        faults.map((fault) => ({ code: `error.card.${fault.code}`, message: faultMessage(fault) })),
      );
    await admitAsking(db, request, "card", given.fidelityCard, clock.now());
    await freeCard(db, given.fidelityCard, given.lastName);
    return ok<WireCardLoad>(given);
  });
}
