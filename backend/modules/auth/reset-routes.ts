import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireMailed, WireTokenCheck } from "../../../lib/ebsn/schemas/registration";
import { refusalCode } from "../../../lib/rules/registration";
import { faultMessage } from "../../../lib/rules/validation-messages";
import { required } from "../../../lib/rules/validators";
import { password as strong } from "../../../lib/rules/validators-password";
import type { Context } from "../../context";
import { fail, ok } from "../../envelope";
import { fields } from "../../http/input";
import { evenly } from "../registration/evenly";
import { admitAsking } from "../registration/limits";
import { checkReset, resetPassword, writeReset } from "./reset";

const address = z.string().trim().toLowerCase().max(200);

/** EBSN names the address twice; either will do. */
const either = <T extends { e_mail?: string; login?: string }>(given: T) =>
  (given.e_mail || given.login) ?? "";

const requestSchema = z
  .object({ e_mail: address.optional(), login: address.optional() })
  .refine((given) => either(given).length > 2, { path: ["e_mail"] });
const token = z.string().trim().max(200).default("");
const checkSchema = z.object({ e_mail: address.optional(), login: address.optional(), reset_token: token });
const resetSchema = checkSchema.extend({ password: z.string().max(200).default("") });

const API = "/ebsn/api/registration";

/** A forgotten password (spec 3 §7); by POST as well, so that no password need stand in an address. */
export async function resetRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  const both = (name: string, answer: (request: FastifyRequest) => Promise<unknown>) => {
    app.get(`${API}/${name}`, answer);
    app.post(`${API}/${name}`, answer);
  };

  both("password_reset_token_request", async (request) => {
    const login = either(fields(request, requestSchema));
    await admitAsking(db, request, "reset", login, clock.now());
    await evenly(() => writeReset(context, login));
    return ok<WireMailed>({ mailed: true });
  });

  both("password_reset_token_check", async (request) => {
    const given = fields(request, checkSchema);
    await checkReset(context, either(given), given.reset_token);
    return ok<WireTokenCheck>({ valid: true });
  });

  both("password_reset", async (request) => {
    const { password, reset_token, ...given } = fields(request, resetSchema);
    const login = either(given);
    const wrong = required(password) ?? strong(password);
    if (wrong) throw fail(refusalCode("password"), faultMessage(wrong));
    await admitAsking(db, request, "new-password", login, clock.now());
    await resetPassword(context, login, reset_token, password);
    return ok({});
  });
}
