import type { CartUser } from "../ebsn/domain/cart";
import { clearFormDrafts } from "./form-drafts";
import { apiFetch } from "../api/api-fetch";
import { withBotCheck } from "../bot-check/with-bot-check";
import { fetchCart } from "../cart/fetch-cart";
import { config } from "../config";
import { clearCustomer, clearCustomerAndSession } from "./clear-customer";
import { endSession } from "./end-session";
import { markSessionChanged } from "./session-state";

export type Credentials = {
  login: string;
  password: string;
  remember: boolean;
  pin?: string;
  resendPin?: boolean;
};

/** Throws `ApiError`. The caller reports the log-in. */
export async function signIn({ login, password, remember, pin, resendPin }: Credentials): Promise<CartUser> {
  const request = {
    body: {
      login: login.trim(),
      password,
      remember_me: remember,
      show_sectors: config.showSectors,
      ...(pin ? { mfa_pin: pin } : {}),
      ...(resendPin ? { resend_mfa_pin: true } : {}),
    },
  };
  // No token accompanies a pin.
  const { user } = await apiFetch<{ user: CartUser }>(
    "auth/login",
    pin ? request : await withBotCheck(request),
  );
  clearCustomer();
  clearFormDrafts(user.userId);
  // Components that show the cart retry by themselves.
  await fetchCart().catch(() => undefined);
  markSessionChanged();
  return user;
}

export async function signOut(): Promise<void> {
  await import("../push/device")
    .then(({ unregisterBeforeLogout }) => unregisterBeforeLogout())
    .catch(() => undefined);
  await endSession("auth/logout");
  clearCustomerAndSession();
  clearFormDrafts();
}
