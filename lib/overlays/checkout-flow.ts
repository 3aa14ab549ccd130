import { completeSteps } from "../cart/complete-steps";
import { fetchCart, getOrFetchCart } from "../cart/fetch-cart";
import { askToMerge } from "../cart/merge-carts";
import { missingCheckoutStep } from "../cart/readiness";
import { localizePath } from "../i18n/locale-path";
import { getPageLocale } from "../i18n/page-locale";
import { paths } from "../paths/paths";
import type { ReadinessStep } from "../rules/cart/cart-readiness";
import { requestLogin, runDeliveryFlow } from "./delivery-flow";

type CheckoutStep = ReadinessStep | "merge";

async function findMissingStep(): Promise<CheckoutStep | null> {
  const cart = await getOrFetchCart();
  if (!cart) return "login";
  return cart.waitingCartId === undefined ? missingCheckoutStep(cart) : "merge";
}

async function runStep(step: CheckoutStep): Promise<void> {
  if (step === "merge") await askToMerge();
  else if (step === "address") await runDeliveryFlow({ step, withoutTimeslot: true });
  else if (step === "timeslot") await runDeliveryFlow({ step });
  else if (await requestLogin()) await fetchCart();
}

/** Opens the dialogs of what the checkout still needs; false when the customer closes one. */
export const completeCheckoutSteps = (): Promise<boolean> => completeSteps(findMissingStep, runStep);

export async function goToCheckout(navigate: (path: string) => void): Promise<void> {
  if (await completeCheckoutSteps()) navigate(localizePath(getPageLocale())(paths.checkout()));
}
