import type { GiftCertificate } from "../ebsn/domain/gift";
import { ApiError, apiFetch } from "../api/api-fetch";
import { awaitOverlay } from "../overlays/overlay";
import { getCart } from "./cart-store";
import { getCartItems, isPackaging } from "./selectors";
import { writeCart } from "./write-cart";

const BELOW_MINIMUM = "error.gift.minimum";

/** Codes whose item was not chosen: the customer is not asked again with every product. */
const dismissedCodes = new Set<string>();

export const checkGiftCode = (code: string) =>
  apiFetch<GiftCertificate | null>("cart-giftcertificate/check", { params: { code } });

async function chooseItem(gift: GiftCertificate, code: string): Promise<boolean> {
  const cart = getCart();
  const hasItems = getCartItems(cart).some((item) => !isPackaging(item));
  const isBelowMinimum = (cart?.totals.productsNet ?? 0) < gift.minimumCents;
  if (!hasItems || isBelowMinimum || dismissedCodes.has(code)) return false;
  const result = await awaitOverlay({ dialog: "coupons", kind: "code", gifts: [gift] });
  const isChosen = result === "added" || result === "announced";
  if (!isChosen) dismissedCodes.add(code);
  return isChosen;
}

/** For a code that waits for the next product: failures are swallowed, and false means that it goes on waiting (requirements/cart#gift-codes). */
export async function sendGiftCode(code: string): Promise<boolean> {
  try {
    const gift = await checkGiftCode(code);
    if (gift?.needsItem) return await chooseItem(gift, code);
    await writeCart("cart-giftcertificate/add_code", { body: { code } });
    return true;
  } catch (cause) {
    return cause instanceof ApiError && cause.kind === "domain" && !cause.has(BELOW_MINIMUM);
  }
}
