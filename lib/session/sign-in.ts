import type { CartUser } from "@/lib/ebsn/domain/cart";
import { clearFormDrafts } from "@/lib/session/form-drafts";
import { apiFetch } from "../api/api-fetch";
import { withBotCheck } from "../bot-check/with-bot-check";
import { clearCartAndSession, clearCart } from "../cart/cart-store";
import { fetchCart } from "../cart/fetch-cart";
import { removeAccountHousehold } from "../household/store";
import { clearOfflineCopy } from "../offline/copy";
import { markSessionChanged } from "./session-state";

export type Credentials = {
  login: string;
  password: string;
  remember: boolean;
  pin?: string;
  resendPin?: boolean;
};

/** Throws `ApiError`. */
export async function signIn({ login, password, remember, pin, resendPin }: Credentials): Promise<CartUser> {
  const request = {
    body: {
      login: login.trim(),
      password,
      remember_me: remember,
      show_sectors: true,
      ...(pin ? { mfa_pin: pin } : {}),
      ...(resendPin ? { resend_mfa_pin: true } : {}),
    },
  };
  // No token accompanies a pin.
  const { user } = await apiFetch<{ user: CartUser }>(
    "auth/login",
    pin ? request : await withBotCheck(request),
  );
  clearCart();
  clearFormDrafts(user.userId);
  // Components that show the cart retry by themselves.
  await fetchCart().catch(() => undefined);
  markSessionChanged();
  void import("../push/device").then(({ registerAfterLogin }) => registerAfterLogin()).catch(() => undefined);
  return user;
}

export async function signOut(): Promise<void> {
  await import("../push/device")
    .then(({ unregisterBeforeLogout }) => unregisterBeforeLogout())
    .catch(() => undefined);
  await apiFetch("auth/logout", { method: "POST" });
  clearOfflineCopy();
  removeAccountHousehold();
  clearCartAndSession();
  clearFormDrafts();
}
