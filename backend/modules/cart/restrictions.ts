import { brand } from "../../../brand.config";
import { checkoutBlockers, type CheckoutBlocker } from "../../../lib/rules/checkout/checkout";
import {
  BAG_REQUIRED,
  BELOW_MINIMUM,
  FIDELITY_CARD_REQUIRED,
} from "../../../lib/rules/checkout/checkout-errors";
import { readableName } from "../../../lib/rules/text/names";
import type { Message } from "../../envelope";
import { formatPrice } from "../../euros";
import { ADDRESS_NOT_COVERED } from "../address/coverage";
import { translatedMessage } from "../lang/translated-message";
import { findChangeBlocker } from "../order/change-blocker";
import { TIMESLOT_CLOSED, TIMESLOT_FULL } from "../timeslot/errors";
import { isFull } from "../timeslot/slots";
import { NO_ADDRESS, NO_TIMESLOT } from "./delivery-messages";
import type { CartState } from "./state";

export const CART_EMPTY: Message = { code: "error.cart.empty", message: "Il carrello è vuoto." };

function unavailableNames({ lines, notices }: CartState): string[] {
  const names = lines.flatMap(({ item, article }) =>
    (notices.get(item.itemId)?.length ?? 0) > 0 ? [readableName(article.row.name)] : [],
  );
  return [...new Set(names)];
}

function restrictionMessages(block: CheckoutBlocker, state: CartState): Message[] {
  const minimum = state.delivery.service?.minimumOrderCents ?? 0;
  switch (block.code) {
    case "emptyCart":
      return [CART_EMPTY];
    case "login":
      return [
        { code: "error.cart.login", message: "E' necessario autenticarsi per visualizzare il carrello" },
      ];
    case "address":
      return [NO_ADDRESS];
    case "addressNotCovered":
      return [ADDRESS_NOT_COVERED];
    case "timeslot":
      return [state.delivery.slot ? TIMESLOT_CLOSED : NO_TIMESLOT];
    case "unavailableItems":
      return [
        translatedMessage("msg.cart.availability.errors", ({ t }) =>
          t("answer.unavailable", { names: unavailableNames(state).join(", ") }),
        ),
      ];
    case "belowMinimum":
      return [
        {
          code: BELOW_MINIMUM,
          message: `L'ordine minimo è di ${formatPrice(minimum)}: mancano ${formatPrice(block.missing)}.`,
        },
      ];
    case "bag":
      return [{ code: BAG_REQUIRED, message: "Scegli almeno una busta per la tua spesa." }];
    case "loyaltyCard":
      return [
        {
          code: FIDELITY_CARD_REQUIRED,
          message: `Per concludere l'ordine serve la ${brand.cardName}: è gratis e si chiede in un minuto.`,
        },
      ];
    case "payment":
    case "conditions":
      return [];
  }
}

/** In checkout step order; empty when the cart can be bought. */
export function findRestrictions(state: CartState, now: Date): Message[] {
  const { lines, totals, customer, delivery, isSlotOpen, cart } = state;
  const { address, slot, service } = delivery;
  const packagingLines = lines.filter(
    ({ article }) => article.kind === "packaging" && article.row.mandatoryGroup,
  );
  const blocks = checkoutBlockers({
    cart: {
      user: { userId: customer?.customerId ?? -1 },
      address: address ? { addressId: address.addressId, autoAssigned: false } : null,
      timeslot: slot && isSlotOpen ? { timeslotId: slot.row.timeslotId, autoAssigned: false } : null,
      statusId: cart?.cartStatusId ?? 1,
      totalItems: lines.filter(({ article }) => article.kind === "product").length,
    },
    unavailableItems: unavailableNames(state).length,
    addressCovered: delivery.point !== null,
    productsNet: totals.productsNetCents,
    minimumOrder: service?.minimumOrderCents ?? null,
    bags: packagingLines.length,
    fidelityCard: customer?.fidelityCard ?? "",
    paymentTypeId: 0,
    conditionsAccepted: true,
  });
  const { reopenedOrder } = state;
  const changeBlocker = reopenedOrder && findChangeBlocker(reopenedOrder, now);
  const found = [
    ...(changeBlocker ? [changeBlocker] : []),
    ...blocks.flatMap((block) => restrictionMessages(block, state)),
  ];
  return slot && isSlotOpen && isFull(slot) ? [...found, TIMESLOT_FULL] : found;
}
