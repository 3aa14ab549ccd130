import { socialDetailSchema } from "../../ebsn/schemas/registration";
import { toCartUser } from "../../ebsn/transforms/cart";
import { challengeSchema } from "../../ebsn/schemas/bot-check";
import { SESSION_TEST } from "../../session/expired-status";
import { type Call, get, post, postForGet, readRaw, readWith } from "../call";
import { readAuth } from "../common-reads";

export const LOGIN = "auth/login";
export const LOGOUT = "auth/logout";
export const SOCIAL_LOGIN = "registration/social_user_detail";
export const IDENTITY_LOGIN = "finiper/verify-login";

const social = readWith(socialDetailSchema, ({ user, cartId, completed }) => ({
  user: toCartUser(user),
  cartId,
  completed,
}));

export const authCalls: Call[] = [
  post(LOGIN, readAuth, {
    query: ["token_recaptcha"],
    body: ["login", "password", "remember_me", "show_sectors", "mfa_pin", "resend_mfa_pin"],
    encoding: "form",
  }),
  postForGet(SOCIAL_LOGIN, social, { query: ["code"], rateLimit: "calls" }),
  post(IDENTITY_LOGIN, social, {
    body: ["xUID", "xUIDSignature", "xsignatureTimestamp"],
    rateLimit: "calls",
  }),
  get("bot-check/challenge", readRaw(challengeSchema), { access: "public" }),
  post(LOGOUT, readAuth),
  get(SESSION_TEST, readAuth, { query: ["operation"], access: "public" }),
];
