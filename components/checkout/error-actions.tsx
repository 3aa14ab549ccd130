"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Actions } from "@/components/ui/form-layout";
import { missingCheckoutStep } from "@/lib/cart/readiness";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { Message } from "@/lib/ebsn/domain/envelope";
import { openOverlay } from "@/lib/overlays/events";
import { FIDELITY_CARD_REQUIRED } from "@/lib/rules/checkout/checkout-errors";
import { CardRequestLink } from "./card-request-link";

const TIMESLOT_CODES = new Set(["error.checkout.timeslot_full", "error.timeslot.closed"]);

type Props = { error: Message; cart: Cart; onResolve: () => void };

/** What a customer can do at once about a refused checkout. */
export function ErrorActions({ error: { code }, cart, onResolve }: Props) {
  const tDelivery = useTranslations("delivery");
  const missing = missingCheckoutStep(cart);
  const isTimeslotRefused = TIMESLOT_CODES.has(code);
  const isCardMissing = code === FIDELITY_CARD_REQUIRED;

  function choose(step: "address" | "timeslot"): void {
    onResolve();
    openOverlay({ dialog: "delivery", step, deliveryServiceId: cart.service?.deliveryServiceId });
  }

  if (missing === null && !isTimeslotRefused && !isCardMissing) return null;
  return (
    <Actions>
      {missing === "address" && (
        <Button variant="secondary" onClick={() => choose("address")}>
          {tDelivery("chooseAddress")}
        </Button>
      )}
      {(missing === "timeslot" || isTimeslotRefused) && (
        <Button variant="secondary" onClick={() => choose("timeslot")}>
          {tDelivery(isTimeslotRefused ? "editTimeslot" : "chooseTimeslot")}
        </Button>
      )}
      {isCardMissing && <CardRequestLink />}
    </Actions>
  );
}
