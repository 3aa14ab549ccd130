import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireCardLoad, WireMailed } from "../../../lib/ebsn/schemas/registration";
import { validateCardHolder } from "../../../lib/rules/account/registration";
import { fieldErrorMessage } from "../../field-error-message";
import type { Context } from "../../context";
import { DEFAULT_LANGUAGE } from "../../languages";
import { EbsnError, ok } from "../../envelope";
import { parseBody, parseFields, parseQuery } from "../../http/input";
import { isMailAllowed } from "../mail/limit";
import { shopLink } from "../mail/shop-link";
import { assertRequiredConsents } from "./check-consents";
import { requireUnassignedCard } from "./cards";
import { confirmRegistration } from "./confirm";
import { withMinDuration } from "./with-min-duration";
import { getVisitor } from "../session/visitor";
import { limitRequests } from "./limits";
import { checkRegistration, toRegistrationProfile, registerSchema } from "./register-input";
import { register, resendPending } from "./register";

const emailSchema = z.string().trim().toLowerCase().min(3).max(200);
const mailSchema = z.object({ e_mail: emailSchema });
const confirmSchema = z.object({ e_mail: emailSchema, reg_control_code: z.string().min(1).max(200) });
const cardSchema = z.object({
  fidelityCard: z.string().trim().max(40).default(""),
  lastName: z.string().trim().max(60).default(""),
});

const API = "/ebsn/api/registration";

/** No answer reveals whether an address is known (requirements/accounts#registration). */
export async function registrationRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock, config } = context;

  app.post(`${API}/register_user`, async (request) => {
    const input = parseBody(request, registerSchema);
    checkRegistration(input);
    const login = input.email.toLowerCase();
    await limitRequests(db, request, "register", login, clock.now());
    const profile = toRegistrationProfile(input);
    await assertRequiredConsents(db, profile);
    if (profile.fidelityCard) await requireUnassignedCard(db, profile.fidelityCard, profile.lastName);
    const { customer, sessionHash } = getVisitor(request);
    const { password } = input;
    await withMinDuration(() =>
      register(context, { login, password, profile, sessionHash: customer ? null : sessionHash }),
    );
    return ok<WireMailed>({ mailed: true });
  });

  // Opened from an e-mail, so it redirects to a result page of the storefront.
  app.get(`${API}/registration_confirm`, async (request, reply) => {
    const { e_mail, reg_control_code } = parseQuery(request, confirmSchema);
    const result = await confirmRegistration(context, e_mail, reg_control_code);
    return reply.redirect(shopLink(config, DEFAULT_LANGUAGE, `/registration/confirm/${result}`), 302);
  });

  const resend = async (request: FastifyRequest, _reply: FastifyReply) => {
    const { e_mail } = parseFields(request, mailSchema);
    await limitRequests(db, request, "resend", e_mail, clock.now());
    await withMinDuration(async () => {
      if (await isMailAllowed(db, "resend", e_mail, clock.now())) await resendPending(context, e_mail);
    });
    return ok<WireMailed>({ mailed: true });
  };
  app.get(`${API}/registration_resend_email`, resend);
  app.post(`${API}/registration_resend_email`, resend);

  app.post("/ebsn/api/finiper/registration-with-card-load", async (request) => {
    const input = parseBody(request, cardSchema);
    const errors = [...validateCardHolder(input).values()];
    if (errors.length > 0)
      throw new EbsnError(
        errors.map((error) => ({ code: `error.card.${error.code}`, message: fieldErrorMessage(error) })),
      );
    await limitRequests(db, request, "card", input.fidelityCard, clock.now());
    await requireUnassignedCard(db, input.fidelityCard, input.lastName);
    return ok<WireCardLoad>(input);
  });
}
