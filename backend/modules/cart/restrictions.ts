import { checkoutBlockers, type CheckoutBlocker } from "../../../lib/rules/checkout";
import type { Message } from "../../envelope";
import { formatPrice } from "../../euros";
import { translatedMessage } from "../lang/translated-message";
import { isFull } from "../timeslot/slots";
import type { CartState } from "./state";

export const SLOT_FULL: Message = {
  code: "error.checkout.timeslot_full",
  message: "La fascia oraria scelta è appena andata esaurita: scegline un'altra.",
};

const SLOT_CLOSED: Message = {
  code: "error.timeslot.closed",
  message: "Il tempo per ordinare in questa fascia oraria è scaduto: scegline un'altra.",
};

function unavailableNames({ lines, notices }: CartState): string[] {
  const names = lines.flatMap(({ item, article }) =>
    (notices.get(item.itemId)?.length ?? 0) > 0 ? [article.row.name] : [],
  );
  return [...new Set(names)];
}

function restrictionMessages(block: CheckoutBlocker, state: CartState): Message[] {
  const minimum = state.delivery.service?.minimumOrderCents ?? 0;
  switch (block.code) {
    case "emptyCart":
      return [{ code: "error.cart.empty", message: "Il carrello è vuoto." }];
    case "login":
      return [
        { code: "error.cart.login", message: "E' necessario autenticarsi per visualizzare il carrello" },
      ];
    case "address":
      return [{ code: "error.cart.address", message: "Scegli dove ricevere la spesa." }];
    case "addressNotCovered":
      return [
        { code: "error.address.uncovered", message: "L'indirizzo inserito non è coperto dal servizio" },
      ];
    case "timeslot":
      return [
        state.delivery.slot
          ? SLOT_CLOSED
          : { code: "error.cart.timeslot", message: "Scegli quando ricevere la spesa." },
      ];
    case "unavailableItems":
      return [
        translatedMessage("msg.cart.availability.errors", ({ t }) =>
          t("answer.unavailable", { names: unavailableNames(state).join(", ") }),
        ),
      ];
    case "belowMinimum":
      return [
        {
          code: "error.checkout.minimum_order",
          message: `L'ordine minimo è di ${formatPrice(minimum)}: mancano ${formatPrice(block.missing)}.`,
        },
      ];
    case "bag":
      return [{ code: "error.checkout.bag_required", message: "Scegli almeno una busta per la tua spesa." }];
    case "loyaltyCard":
      return [
        {
          code: "error.checkout.fidelity_card",
          message: "Per concludere l'ordine serve la carta fedeltà.",
        },
      ];
    case "payment":
    case "conditions":
      return [];
  }
}

/** In checkout step order; empty when the cart can be bought. */
export function findRestrictions(state: CartState): Message[] {
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
  const found = blocks.flatMap((block) => restrictionMessages(block, state));
  return slot && isSlotOpen && isFull(slot) ? [...found, SLOT_FULL] : found;
}
