import { askBuying } from "@/lib/cart/ask";
import { announce, openBuying } from "@/lib/cart/events";
import { readCart } from "@/lib/cart/held";
import { isPackaging, itemsOf } from "@/lib/cart/view";
import { announceFailure } from "@/lib/cart/writes";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";

/** Asks for the goods a code is for and puts it on them; says why there are none. False when it was put on none. */
export async function chooseGiftGoods(gift: GiftCertificate): Promise<boolean> {
  try {
    const cart = await readCart();
    if (cart.user.userId < 0) {
      announce({ kind: "failed", key: "login.needed", messages: [] });
      openBuying({ dialog: "login" });
      return false;
    }
    const goods = itemsOf(cart).filter((item) => !isPackaging(item));
    if (goods.length > 0) return await askBuying({ dialog: "coupons", gifts: [gift] });
    announce({ kind: "failed", key: "cart.giftNoGoods", messages: [] });
  } catch (cause) {
    announceFailure("errors.errorLoadingCart", cause);
  }
  return false;
}
