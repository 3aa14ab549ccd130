import { completeSteps } from "../cart/complete-steps";
import { fetchCart, getOrFetchCart } from "../cart/fetch-cart";
import { askToMerge } from "../cart/merge-carts";
import { missingCheckoutStep } from "../cart/readiness";
import { localizePath } from "../i18n/locale-path";
import { getPageLocale } from "../i18n/page-locale";
import { paths } from "../paths";
import type { ReadinessStep } from "../rules/cart-readiness";
import { requestLogin, runDeliveryFlow } from "./delivery-flow";

type CheckoutStep = ReadinessStep | "merge";

async function findMissingStep(): Promise<CheckoutStep | null> {
  const cart = await getOrFetchCart();
  if (!cart) return "login";
  return cart.waitingCartId === undefined ? missingCheckoutStep(cart) : "merge";
}

async function runStep(step: CheckoutStep): Promise<void> {
  if (step === "merge") await askToMerge();
  else if (step !== "login") await runDeliveryFlow({ step });
  else if (await requestLogin()) await fetchCart();
}

export async function goToCheckout(navigate: (path: string) => void): Promise<void> {
  if (await completeSteps(findMissingStep, runStep))
    navigate(localizePath(getPageLocale())(paths.checkout()));
}
