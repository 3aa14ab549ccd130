import type { CartUser } from "@/lib/ebsn/domain/cart";
import { forgetTyped } from "@/lib/session/typed-forms";
import { door } from "./door";
import { dropCart, forgetCart, readCart } from "./held";
import { sessionChanged } from "./session-state";

export type Credentials = {
  login: string;
  password: string;
  remember: boolean;
  /** The second factor, sent only when it is there. */
  pin?: string;
  resendPin?: boolean;
};

/** Logs in at the shop and takes the customer's cart; throws `DoorError` with the shop's words. */
export async function signIn({ login, password, remember, pin, resendPin }: Credentials): Promise<CartUser> {
  const { user } = await door<{ user: CartUser }>("auth/login", {
    body: {
      login: login.trim(),
      password,
      remember_me: remember,
      show_sectors: true,
      ...(pin ? { mfa_pin: pin } : {}),
      ...(resendPin ? { resend_mfa_pin: true } : {}),
    },
  });
  forgetCart();
  forgetTyped(user.userId);
  // A cart that cannot be read now is read by whoever shows it.
  await readCart().catch(() => undefined);
  sessionChanged();
  return user;
}

export async function signOut(): Promise<void> {
  await door("auth/logout", { method: "POST" });
  dropCart();
  forgetTyped();
}
