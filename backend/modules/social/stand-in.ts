import type { FastifyReply } from "fastify";
import { z } from "zod";
import { email as emailRule } from "../../../lib/rules/forms/validators";
import { ebsnError } from "../../envelope";
import { isSameOrigin } from "../../http/same-origin";
import { providerPage, type ProviderPage } from "./provider-page";

export const relaySchema = z.object({ relay_state_url: z.string().max(2000) });

const name = z.string().trim().min(1).max(60);

export const personSchema = relaySchema.extend({
  first_name: name,
  last_name: name,
  e_mail: z.string().trim().toLowerCase().max(200),
});

const foreignRelay = () => ebsnError("error.social.relay", "Indirizzo di ritorno non valido.", 400);
const wrongEmail = () => ebsnError("error.social.e_mail", "Digitare una e-mail valida", 400);

/** Only URLs of the shop are allowed. */
export function checkRelay(target: string, storefrontUrl: string): URL {
  if (!isSameOrigin(target, storefrontUrl)) throw foreignRelay();
  return new URL(target);
}

export function checkEmail(email: string): void {
  if (email === "" || emailRule(email)) throw wrongEmail();
}

export const sendProviderPage = (reply: FastifyReply, page: ProviderPage, storefrontUrl: string) =>
  reply
    .headers({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${new URL(storefrontUrl).origin}; base-uri 'none'; frame-ancestors 'none'`,
    })
    .send(providerPage(page));
