import type { OverlayRequest } from "@/lib/overlays/events";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { config } from "@/lib/config";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths";
import { GUARDED_PATHS } from "@/lib/session/guarded-paths";
import { runAddToCart } from "./add-to-cart-flow";
import { requestLogin, runDeliveryFlow, type DeliveryStep } from "./delivery-flow";
import type { OverlayContext } from "./overlay-context";

const HOME_REDIRECT_DELAY_MS = 200;

/** Setting an address redirects to the home page (spec 2 §2), except from cart, checkout and profile. */
async function changeDelivery({ showDialog, navigate }: OverlayContext, start: DeliveryStep): Promise<void> {
  const href = localizePath(getPageLocale());
  if ((await runDeliveryFlow(showDialog, start)) && !GUARDED_PATHS.test(location.pathname))
    setTimeout(() => navigate(href(paths.home())), HOME_REDIRECT_DELAY_MS);
}

export async function runOverlayRequest(request: OverlayRequest, context: OverlayContext): Promise<void> {
  const { showDialog } = context;
  switch (request.dialog) {
    case "add":
      return request.resolve(await runAddToCart(showDialog, request));
    case "addAll": {
      const { runAddAll } = await import("./add-all");
      return request.resolve(await runAddAll(showDialog, request.items, request.messageKeys));
    }
    case "split": {
      const { updateProductSplit } = await import("@/components/cart/update-split");
      return updateProductSplit(request.productId, request.packageNum);
    }
    case "coupons": {
      const { CouponDialog } = await import("@/components/cart/coupon-dialog");
      const { gifts } = request;
      return request.resolve(
        await showDialog<boolean>((resolve) => <CouponDialog gifts={gifts} onResolve={resolve} />),
      );
    }
    case "moveOrder": {
      const { MoveOrderDialog } = await import("@/components/delivery/move-order-dialog");
      const { order } = request;
      return request.resolve(
        await showDialog<boolean>((resolve) => <MoveOrderDialog order={order} onResolve={resolve} />),
      );
    }
    case "remove": {
      if (!config.confirmRemove) return request.resolve(true);
      const { RemoveDialog } = await import("@/components/cart/remove-dialog");
      const { name, quantity } = request;
      return request.resolve(
        await showDialog<boolean>((resolve) => (
          <RemoveDialog name={name} quantity={quantity} onResolve={resolve} />
        )),
      );
    }
    case "confirm": {
      const { ConfirmDialog } = await import("@/components/ui/confirm-dialog");
      return request.resolve(
        await showDialog<boolean>((resolve) => <ConfirmDialog {...request.messages} onResolve={resolve} />),
      );
    }
    case "login":
      return void (await requestLogin(showDialog));
    case "address":
      return changeDelivery(context, { dialog: "address", deliveryServiceId: request.deliveryServiceId });
    case "timeslot":
    case "store":
      return changeDelivery(context, { dialog: request.dialog });
    case "cart": {
      const { SideCart } = await import("@/components/cart/side-cart");
      return showDialog<void>((resolve) => <SideCart onClose={resolve} />);
    }
    case "list": {
      const { saveToList } = await import("./save-to-list");
      return saveToList(showDialog, request);
    }
  }
}
