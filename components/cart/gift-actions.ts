import { emit } from "@/lib/overlays/events";
import { hasMessages } from "@/lib/cart/send-write";
import { writeCart } from "@/lib/cart/write-cart";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";

export async function removeGift({ giftCode }: GiftCertificate): Promise<true> {
  await writeCart("cart-giftcertificate/remove_code", { body: { code: giftCode } });
  return true;
}

/** A voucher tied to products asks for which ones (requirements/cart#gift-codes); false when it was applied to none. */
export async function applyGift(gift: GiftCertificate): Promise<boolean> {
  if (gift.needsItem) {
    const { selectGiftProducts } = await import("./select-gift-products");
    if (!(await selectGiftProducts(gift))) return false;
  } else {
    const { messages } = await writeCart("cart-giftcertificate/add_code", { body: { code: gift.giftCode } });
    if (hasMessages(messages)) return true;
  }
  emit({ kind: "done", key: "cart.giftAdded", values: { code: gift.giftCode } });
  return true;
}
