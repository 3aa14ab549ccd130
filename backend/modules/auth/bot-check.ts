import { createHash, createHmac, randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { MINUTE_MS } from "../../../lib/rules/dates/duration";
import type { WireChallenge } from "../../../lib/ebsn/schemas/bot-check";
import { leadingZeros } from "../../../lib/rules/proof-of-work";
import type { Context } from "../../context";
import { ebsnError, ok } from "../../envelope";
import { areSecretsEqual } from "../../equal-secrets";
import { readSecret } from "../../db/secret";
import { hasLivePin } from "./mfa";
import { throttle } from "./throttle";

/** An object, so that tests can lower it. */
export const PROOF_OF_WORK = { difficulty: 12 };
const CHALLENGE_TTL_MS = 10 * MINUTE_MS;
const SECRET = "bot-check";

const LOGIN_ROUTE = "/ebsn/api/auth/login";

/** requirements/platform#request-layer */
const CHECKED_ROUTES = new RegExp(
  `^(?:${LOGIN_ROUTE}|/ebsn/api/registration(?:-card)?/(?:update_user_detail|password_reset|register[_-]user|update_password))$`,
);

const pinSchema = z.object({
  login: z.string().trim().toLowerCase().min(1).max(200),
  mfa_pin: z.string().trim().min(1),
});

const wrongToken = () =>
  ebsnError("error.bot_check.not_valid", "Non siamo riusciti a verificare la richiesta: riprova.", 403);
const missingToken = () =>
  ebsnError("error.bot_check.required", "Per continuare serve la verifica del browser: riprova.", 403);
const USED = { code: "error.bot_check.used", message: "Richiesta già inviata" };

const sign = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("base64url");

function parseToken(token: string) {
  const [salt = "", expires = "", signature = "", nonce = ""] = token.split(".");
  return { salt, expires: Number(expires), signature, nonce };
}

const tokenOf = ({ query }: FastifyRequest) => {
  const { token_recaptcha: token } = query as { token_recaptcha?: unknown };
  return typeof token === "string" ? token : "";
};

/** The log-in that sent the pin had a token. */
async function isPinStep({ routeOptions, body }: FastifyRequest, context: Context): Promise<boolean> {
  if (routeOptions.url !== LOGIN_ROUTE) return false;
  const { data } = pinSchema.safeParse(body);
  return data !== undefined && hasLivePin(context, data.login);
}

/** A token must be valid if present; requiring one is a setting, as forms also work without scripts. */
export async function botCheckRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/bot-check/challenge", async (_request, reply) => {
    const expires = clock.now().getTime() + CHALLENGE_TTL_MS;
    const text = `${randomBytes(12).toString("base64url")}.${expires}`;
    const challenge = `${text}.${sign(await readSecret(db, SECRET), text)}`;
    reply.header("cache-control", "no-store");
    return ok<WireChallenge>({ challenge, difficulty: PROOF_OF_WORK.difficulty });
  });
}

export function registerBotCheck(app: FastifyInstance, context: Context): void {
  const { db, clock, config } = context;
  app.addHook("preHandler", async (request) => {
    if (!CHECKED_ROUTES.test(request.routeOptions.url ?? "")) return;
    const token = tokenOf(request);
    if (!token) {
      if (config.BOT_CHECK_REQUIRED && !(await isPinStep(request, context))) throw missingToken();
      return;
    }
    const { salt, expires, signature } = parseToken(token);
    const now = clock.now();
    const isGenuine = areSecretsEqual(signature, sign(await readSecret(db, SECRET), `${salt}.${expires}`));
    const proof = createHash("sha256").update(token).digest();
    if (!isGenuine || expires < now.getTime() || leadingZeros(proof) < PROOF_OF_WORK.difficulty)
      throw wrongToken();
    await throttle(db, [[`bot-check:${salt}`, 1]], now, USED);
  });
}
