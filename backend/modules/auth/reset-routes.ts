import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireMailed, WireTokenCheck } from "../../../lib/ebsn/schemas/registration";
import { registrationErrorCode } from "../../../lib/rules/account/registration";
import { fieldErrorMessage } from "../../field-error-message";
import { required } from "../../../lib/rules/forms/validators";
import { password as strongPassword } from "../../../lib/rules/forms/validators-password";
import type { Context } from "../../context";
import { ebsnError, ok } from "../../envelope";
import { parseFields } from "../../http/input";
import { withMinDuration } from "../registration/with-min-duration";
import { limitRequests } from "../registration/limits";
import { getVisitorId } from "./visitor-id";
import { checkReset, resetPassword, sendPasswordReset } from "./reset";

const emailSchema = z.string().trim().toLowerCase().max(200);

/** EBSN accepts either parameter. */
const resolveLogin = <T extends { e_mail?: string; login?: string }>(input: T) =>
  (input.e_mail || input.login) ?? "";

const identifierOf = ({ fiscal_code, ...input }: { e_mail?: string; login?: string; fiscal_code?: string }) =>
  resolveLogin(input) || (fiscal_code ?? "");

const requestSchema = z
  .object({
    e_mail: emailSchema.optional(),
    login: emailSchema.optional(),
    fiscal_code: emailSchema.optional(),
  })
  .refine((input) => identifierOf(input).length > 2, { path: ["e_mail"] });
const tokenSchema = z.string().trim().max(200).default("");
const checkSchema = z.object({
  e_mail: emailSchema.optional(),
  login: emailSchema.optional(),
  reset_token: tokenSchema,
});
const resetSchema = checkSchema.extend({ password: z.string().max(200).default("") });

const API = "/ebsn/api/registration";

/** Password reset (requirements/accounts#passwords); POST is accepted too, to keep passwords out of URLs. */
export async function resetRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  const getAndPost = (name: string, handler: (request: FastifyRequest) => Promise<unknown>) => {
    app.get(`${API}/${name}`, handler);
    app.post(`${API}/${name}`, handler);
  };

  getAndPost("password_reset_token_request", async (request) => {
    const identifier = identifierOf(parseFields(request, requestSchema));
    await limitRequests(db, request, "reset", identifier, clock.now());
    await withMinDuration(() => sendPasswordReset(context, identifier));
    return ok<WireMailed>({ mailed: true });
  });

  getAndPost("password_reset_token_check", async (request) => {
    const input = parseFields(request, checkSchema);
    await checkReset(context, resolveLogin(input), input.reset_token);
    return ok<WireTokenCheck>({ valid: true });
  });

  const reset = async (request: FastifyRequest) => {
    const { password, reset_token, ...input } = parseFields(request, resetSchema);
    const login = resolveLogin(input);
    const passwordError = required(password) ?? strongPassword(password);
    if (passwordError) throw ebsnError(registrationErrorCode("password"), fieldErrorMessage(passwordError));
    const visitor = getVisitorId(request);
    // By visitor too: others must not use up what the owner of the link may try.
    await limitRequests(db, request, "new-password", `${login} ${visitor}`, clock.now());
    await resetPassword(context, { login, token: reset_token, password, visitor });
    return ok({});
  };
  getAndPost("password_reset", reset);
  app.post("/ebsn/api/registration-card/password_reset", reset);
}
