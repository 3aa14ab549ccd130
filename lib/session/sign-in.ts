import type { CartUser } from "@/lib/ebsn/domain/cart";
import { clearFormDrafts } from "@/lib/session/form-drafts";
import { apiFetch } from "../api/api-fetch";
import { clearCartAndSession, clearCart } from "../cart/cart-store";
import { fetchCart } from "../cart/read-cart";
import { markSessionChanged } from "./session-state";

export type Credentials = {
  login: string;
  password: string;
  remember: boolean;
  /** Second factor. */
  pin?: string;
  resendPin?: boolean;
};

/** Throws `ApiError`. */
export async function signIn({ login, password, remember, pin, resendPin }: Credentials): Promise<CartUser> {
  const { user } = await apiFetch<{ user: CartUser }>("auth/login", {
    body: {
      login: login.trim(),
      password,
      remember_me: remember,
      show_sectors: true,
      ...(pin ? { mfa_pin: pin } : {}),
      ...(resendPin ? { resend_mfa_pin: true } : {}),
    },
  });
  clearCart();
  clearFormDrafts(user.userId);
  // Components that show the cart retry by themselves.
  await fetchCart().catch(() => undefined);
  markSessionChanged();
  return user;
}

export async function signOut(): Promise<void> {
  await apiFetch("auth/logout", { method: "POST" });
  clearCartAndSession();
  clearFormDrafts();
}
