import { fetchCart, getOrFetchCart } from "../cart/fetch-cart";
import { askToMerge } from "../cart/merge-carts";
import { missingCheckoutStep } from "../cart/readiness";
import { localizePath } from "../i18n/locale-path";
import { getPageLocale } from "../i18n/page-locale";
import { paths } from "../paths";
import type { ReadinessStep } from "../rules/cart-readiness";
import { requestLogin, runDeliveryFlow } from "./delivery-flow";

async function runStep(step: ReadinessStep): Promise<void> {
  if (step === "login") {
    if (await requestLogin()) await fetchCart();
  } else await runDeliveryFlow({ step });
}

export async function goToCheckout(navigate: (path: string) => void): Promise<void> {
  let previousStep: ReadinessStep | null = null;
  for (;;) {
    const isWaiting = (await getOrFetchCart())?.waitingCartId !== undefined;
    if (isWaiting && !(await askToMerge())) return;
    const cart = await getOrFetchCart();
    const step = cart ? missingCheckoutStep(cart) : "login";
    if (step === null) return navigate(localizePath(getPageLocale())(paths.checkout()));
    if (step === previousStep) return;
    await runStep(step);
    previousStep = step;
  }
}
