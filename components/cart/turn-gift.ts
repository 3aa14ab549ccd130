import { announce } from "@/lib/cart/events";
import { writeCart } from "@/lib/cart/writes";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";

export async function takeGiftOut({ giftCode }: GiftCertificate): Promise<true> {
  await writeCart("cart-giftcertificate/remove_code", { body: { code: giftCode } });
  return true;
}

/** A voucher for goods asks for which ones (spec 2 §4); false when it was put on none. */
export async function putGiftIn(gift: GiftCertificate): Promise<boolean> {
  if (gift.needsItem) {
    const { chooseGiftGoods } = await import("./choose-gift-goods");
    if (!(await chooseGiftGoods(gift))) return false;
  } else {
    const { messages } = await writeCart("cart-giftcertificate/add_code", { body: { code: gift.giftCode } });
    if (messages.infos.length + messages.warnings.length > 0) return true;
  }
  announce({ kind: "done", key: "cart.giftAdded", values: { code: gift.giftCode } });
  return true;
}
