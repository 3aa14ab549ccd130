import { authSchema } from "../../ebsn/schemas/user";
import { toCartUser } from "../../ebsn/transforms/cart";
import { type Call, readWith } from "../call";

const auth = readWith(authSchema, ({ user, cartId }) => ({ user: toCartUser(user), cartId }));

export const authCalls: Call[] = [
  {
    path: "auth/login",
    method: "POST",
    query: ["token_recaptcha"],
    body: ["login", "password", "remember_me", "show_sectors", "mfa_pin", "resend_mfa_pin"],
    encoding: "form",
    access: "session",
    read: auth,
  },
  { path: "auth/logout", method: "POST", access: "session", read: auth },
  { path: "auth/test", method: "GET", query: ["operation"], access: "public", read: auth },
];
