import type { BuyingRequest } from "@/lib/cart/events";
import { pageLocale } from "@/lib/cart/page-locale";
import { config } from "@/lib/config";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { GUARDED } from "@/lib/session/guarded";
import { runAddChain } from "./add-chain";
import { askLogin, runDelivery, type DeliveryStep } from "./delivery-flow";
import type { Desk } from "./desk-events";

const HOME_AFTER_MS = 200;

/** An address set from a page of the shop leads Home (spec 2 §2); cart, checkout and profile keep their place. */
async function changeDelivery({ ask, goTo }: Desk, start: DeliveryStep): Promise<void> {
  const href = localPath(pageLocale());
  if ((await runDelivery(ask, start)) && !GUARDED.test(location.pathname))
    setTimeout(() => goTo(href(paths.home())), HOME_AFTER_MS);
}

/** Runs what a click asked for, through all its dialogs. */
export async function serve(request: BuyingRequest, desk: Desk): Promise<void> {
  const { ask } = desk;
  switch (request.dialog) {
    case "add":
      return request.settle(await runAddChain(ask, request));
    case "addAll": {
      const { runAddAll } = await import("./add-all");
      return request.settle(await runAddAll(ask, request.wishes, request.keys));
    }
    case "split": {
      const { splitInCart } = await import("./split-in-cart");
      return splitInCart(request.productId, request.packageNum);
    }
    case "coupons": {
      const { CouponDialog } = await import("./coupon-dialog");
      const { gifts } = request;
      return request.settle(await ask<boolean>((settle) => <CouponDialog gifts={gifts} onSettle={settle} />));
    }
    case "moveOrder": {
      const { MoveOrderDialog } = await import("@/components/delivery/move-order-dialog");
      const { order } = request;
      return request.settle(
        await ask<boolean>((settle) => <MoveOrderDialog order={order} onSettle={settle} />),
      );
    }
    case "remove": {
      if (!config.confirmRemove) return request.settle(true);
      const { RemoveDialog } = await import("./remove-dialog");
      const { name, quantity } = request;
      return request.settle(
        await ask<boolean>((settle) => <RemoveDialog name={name} quantity={quantity} onSettle={settle} />),
      );
    }
    case "confirm": {
      const { ConfirmDialog } = await import("./confirm-dialog");
      return request.settle(
        await ask<boolean>((settle) => <ConfirmDialog {...request.words} onSettle={settle} />),
      );
    }
    case "login":
      return void (await askLogin(ask));
    case "address":
      return changeDelivery(desk, { dialog: "address", deliveryServiceId: request.deliveryServiceId });
    case "timeslot":
    case "store":
      return changeDelivery(desk, { dialog: request.dialog });
    case "cart": {
      const { SideCart } = await import("./side-cart");
      return ask<void>((settle) => <SideCart onClose={settle} />);
    }
    case "list": {
      const { saveToList } = await import("./list-flow");
      return saveToList(ask, request);
    }
  }
}
