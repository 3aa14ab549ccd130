import { emit } from "@/lib/overlays/events";
import { hasMessages } from "@/lib/api/emit-messages";
import { writeCart } from "@/lib/cart/write-cart";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import type { CouponResult } from "@/lib/overlays/requests";

async function addGift(gift: GiftCertificate): Promise<CouponResult> {
  if (gift.needsItem) {
    const { selectGiftProducts } = await import("./select-gift-products");
    return selectGiftProducts(gift, "code");
  }
  const { messages } = await writeCart("cart-giftcertificate/add_code", { body: { code: gift.giftCode } });
  return hasMessages(messages) ? "announced" : "added";
}

/** A voucher tied to products asks for which ones (requirements/cart#gift-codes). */
export async function applyGift(gift: GiftCertificate): Promise<void> {
  const result = await addGift(gift);
  if (result === "added") emit({ kind: "done", key: "cart.giftAdded", values: { code: gift.giftCode } });
}
