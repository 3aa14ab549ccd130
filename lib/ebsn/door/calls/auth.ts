import { authSchema } from "../../schemas/user";
import { toCartUser } from "../../transforms/cart";
import { type Call, reads } from "../call";

const auth = reads(authSchema, ({ user, cartId }) => ({ user: toCartUser(user), cartId }));

export const authCalls: Call[] = [
  {
    path: "auth/login",
    method: "POST",
    query: ["token_recaptcha"],
    body: ["login", "password", "remember_me", "show_sectors", "mfa_pin", "resend_mfa_pin"],
    as: "form",
    access: "session",
    read: auth,
  },
  { path: "auth/logout", method: "POST", access: "session", read: auth },
  { path: "auth/test", method: "GET", query: ["operation"], access: "public", read: auth },
];
