import type { ReactNode } from "react";
import { config } from "@/lib/config";
import type { OverlayName, OverlayRequest, OverlayResult } from "@/lib/overlays/requests";

type Navigate = (path: string) => void;

type Open<Name extends OverlayName> = (
  request: OverlayRequest<Name>,
  resolve: (result: OverlayResult<Name>) => void,
  navigate: Navigate,
) => Promise<ReactNode | void>;

/** Overlays by name, loaded on demand. Sequences of dialogs render nothing themselves. */
const OVERLAYS: { [Name in OverlayName]: Open<Name> } = {
  async confirm(messages, resolve) {
    const { ConfirmDialog } = await import("@/components/ui/confirm-dialog");
    return <ConfirmDialog {...messages} onResolve={resolve} />;
  },
  async remove(line, resolve) {
    if (!config.confirmRemove) return resolve(true);
    const { RemoveDialog } = await import("@/components/cart/remove-dialog");
    return <RemoveDialog {...line} onResolve={resolve} />;
  },
  async age(_request, resolve) {
    const { AgeDialog } = await import("@/components/cart/age-dialog");
    return <AgeDialog onResolve={resolve} />;
  },
  async scan(_request, resolve) {
    const { ScanDialog } = await import("@/components/search/scan-dialog");
    return <ScanDialog onResolve={resolve} />;
  },
  async substitution({ item }, resolve) {
    const { SubstitutionDialog } = await import("@/components/cart/substitution-dialog");
    return <SubstitutionDialog item={item} onResolve={resolve} />;
  },
  async message(message, resolve) {
    const { MessageDialog } = await import("./message-dialog");
    return <MessageDialog {...message} onClose={() => resolve(null)} />;
  },
  async login(_request, resolve) {
    const { LoginDialog } = await import("@/components/auth/login-dialog");
    return <LoginDialog width={config.dialogWidths.login} onResolve={resolve} />;
  },
  async cookies(_request, resolve) {
    const { CookieDialog } = await import("@/components/consent/cookie-dialog");
    return <CookieDialog onClose={() => resolve(null)} />;
  },
  async place(_request, resolve) {
    const { PlaceDialog } = await import("@/components/delivery/place-dialog");
    return <PlaceDialog onResolve={resolve} />;
  },
  async merge(_request, resolve) {
    const { MergeDialog } = await import("@/components/cart/merge-dialog");
    return <MergeDialog onResolve={resolve} />;
  },
  async checkout(_request, resolve, navigate) {
    const { goToCheckout } = await import("@/lib/overlays/checkout-flow");
    resolve(await goToCheckout(navigate));
  },
  async address({ deliveryServiceId }, resolve) {
    const { AddressDialog } = await import("@/components/delivery/address-dialog");
    return <AddressDialog deliveryServiceId={deliveryServiceId} onResolve={resolve} />;
  },
  async timeslot(_request, resolve) {
    const { TimeslotDialog } = await import("@/components/delivery/timeslot-dialog");
    return <TimeslotDialog onResolve={resolve} />;
  },
  async store(_request, resolve) {
    const { StoreDialog } = await import("@/components/delivery/store-dialog");
    return <StoreDialog onResolve={resolve} />;
  },
  async cart(_request, resolve) {
    const { SideCart } = await import("@/components/cart/side-cart");
    return <SideCart onClose={() => resolve(null)} />;
  },
  async options({ product, packageNum, chosen }, resolve) {
    const { OptionsDialog } = await import("@/components/cart/options-dialog");
    return <OptionsDialog {...{ product, packageNum, chosen }} onResolve={resolve} />;
  },
  async undeliverable({ product, lock }, resolve) {
    const { UndeliverableDialog } = await import("@/components/cart/undeliverable-dialog");
    return <UndeliverableDialog product={product} lock={lock} onResolve={resolve} />;
  },
  async promotion({ text }, resolve) {
    const { PromotionDialog } = await import("@/components/cart/promotion-dialog");
    return <PromotionDialog text={text} onResolve={resolve} />;
  },
  async coupons({ gifts, kind }, resolve) {
    const { CouponDialog } = await import("@/components/cart/coupon-dialog");
    return <CouponDialog gifts={gifts} kind={kind} onResolve={resolve} />;
  },
  async moveOrder({ order }, resolve) {
    const { MoveOrderDialog } = await import("@/components/delivery/move-order-dialog");
    return <MoveOrderDialog order={order} onResolve={resolve} />;
  },
  async list({ name }, resolve) {
    const { ListDialog } = await import("@/components/lists/list-dialog");
    return <ListDialog name={name} onResolve={resolve} />;
  },
  async delivery(start, resolve, navigate) {
    const { changeDelivery } = await import("@/lib/overlays/delivery-flow");
    resolve(await changeDelivery(start, navigate));
  },
  async saveToList(product, resolve) {
    const { saveToList } = await import("@/lib/overlays/save-to-list");
    resolve(await saveToList(product));
  },
  async addAll({ items, ...options }, resolve) {
    const { addAllToCart } = await import("@/lib/cart/add-all");
    resolve(await addAllToCart(items, options));
  },
  async split({ productId, packageNum }, resolve) {
    const { updateProductSplit } = await import("@/lib/cart/update-split");
    resolve(await updateProductSplit(productId, packageNum));
  },
};

export function loadOverlay<Name extends OverlayName>(
  request: { dialog: Name } & OverlayRequest<Name>,
  resolve: (result: OverlayResult<Name>) => void,
  navigate: Navigate,
): Promise<ReactNode | void> {
  return OVERLAYS[request.dialog](request, resolve, navigate);
}
