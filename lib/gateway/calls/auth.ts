import { socialDetailSchema } from "../../ebsn/schemas/registration";
import { authSchema } from "../../ebsn/schemas/user";
import { toCartUser } from "../../ebsn/transforms/cart";
import { challengeSchema } from "../../ebsn/schemas/bot-check";
import { type Call, readRaw, readWith } from "../call";

export const LOGIN = "auth/login";
export const LOGOUT = "auth/logout";
export const SOCIAL_LOGIN = "registration/social_user_detail";
export const IDENTITY_LOGIN = "finiper/verify-login";

const auth = readWith(authSchema, ({ user, cartId }) => ({ user: toCartUser(user), cartId }));

const social = readWith(socialDetailSchema, ({ user, cartId, completed }) => ({
  user: toCartUser(user),
  cartId,
  completed,
}));

export const authCalls: Call[] = [
  {
    path: LOGIN,
    method: "POST",
    query: ["token_recaptcha"],
    body: ["login", "password", "remember_me", "show_sectors", "mfa_pin", "resend_mfa_pin"],
    encoding: "form",
    access: "session",
    read: auth,
  },
  {
    path: SOCIAL_LOGIN,
    method: "POST",
    upstreamMethod: "GET",
    query: ["code"],
    access: "session",
    isRateLimited: true,
    read: social,
  },
  {
    path: IDENTITY_LOGIN,
    method: "POST",
    body: ["xUID", "xUIDSignature", "xsignatureTimestamp"],
    access: "session",
    isRateLimited: true,
    read: social,
  },
  {
    path: "bot-check/challenge",
    method: "GET",
    access: "public",
    read: readRaw(challengeSchema),
  },
  { path: LOGOUT, method: "POST", access: "session", read: auth },
  { path: "auth/test", method: "GET", query: ["operation"], access: "public", read: auth },
];
