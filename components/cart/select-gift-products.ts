import { awaitOverlay } from "@/lib/overlays/overlay";
import { emit, openOverlay } from "@/lib/overlays/events";
import { fetchCart, loadErrorKey } from "@/lib/cart/fetch-cart";
import { isPackaging, getCartItems } from "@/lib/cart/selectors";
import { emitError } from "@/lib/api/emit-error";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import type { CouponKind, CouponResult } from "@/lib/overlays/requests";

/** "cancelled" when it was applied to none. */
export async function selectGiftProducts(gift: GiftCertificate, kind: CouponKind): Promise<CouponResult> {
  try {
    const cart = await fetchCart();
    if (cart.user.userId < 0) {
      emit({ kind: "failed", key: "login.needed", messages: [] });
      openOverlay({ dialog: "login" });
      return "cancelled";
    }
    const items = getCartItems(cart).filter((item) => !isPackaging(item));
    if (items.length > 0)
      return (await awaitOverlay({ dialog: "coupons", kind, gifts: [gift] })) ?? "cancelled";
    emit({ kind: "failed", key: "cart.giftNoProducts", messages: [] });
  } catch (cause) {
    emitError(loadErrorKey(), cause);
  }
  return "cancelled";
}
