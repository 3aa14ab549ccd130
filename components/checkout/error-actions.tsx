"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button, LinkButton } from "@/components/ui/button";
import { Actions } from "@/components/ui/form-layout";
import { missingCheckoutStep } from "@/lib/cart/readiness";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { Message } from "@/lib/ebsn/domain/envelope";
import { localizePath } from "@/lib/i18n/locale-path";
import { openOverlay } from "@/lib/overlays/events";
import { paths } from "@/lib/paths/paths";
import {
  BELOW_MINIMUM,
  FIDELITY_CARD_REQUIRED,
  ORDER_ENDED,
  ORDER_IN_PREPARATION,
} from "@/lib/rules/checkout/checkout-errors";
import { CardRequestLink } from "./card-request-link";

/** Only a change of the cart helps. */
const CART_CODES = new Set([BELOW_MINIMUM, ORDER_ENDED, ORDER_IN_PREPARATION]);

const TIMESLOT_CODES = new Set(["error.checkout.timeslot_full", "error.timeslot.closed"]);

type Props = { error: Message; cart: Cart; onResolve: () => void };

/** What a customer can do at once about a refused checkout. */
export function ErrorActions({ error: { code }, cart, onResolve }: Props) {
  const t = useTranslations();
  const href = localizePath(useLocale());
  const missing = missingCheckoutStep(cart);
  const isTimeslotRefused = TIMESLOT_CODES.has(code);
  const isCardMissing = code === FIDELITY_CARD_REQUIRED;

  function choose(step: "address" | "timeslot"): void {
    onResolve();
    openOverlay({ dialog: "delivery", step, deliveryServiceId: cart.service?.deliveryServiceId });
  }

  if (CART_CODES.has(code))
    return (
      <Actions>
        <LinkButton variant="secondary" href={href(paths.cart())}>
          {t("checkout.changeCart")}
        </LinkButton>
      </Actions>
    );
  if (missing === null && !isTimeslotRefused && !isCardMissing) return null;
  return (
    <Actions>
      {missing === "address" && (
        <Button variant="secondary" onClick={() => choose("address")}>
          {t("delivery.chooseAddress")}
        </Button>
      )}
      {(missing === "timeslot" || isTimeslotRefused) && (
        <Button variant="secondary" onClick={() => choose("timeslot")}>
          {t(isTimeslotRefused ? "delivery.editTimeslot" : "delivery.chooseTimeslot")}
        </Button>
      )}
      {isCardMissing && <CardRequestLink />}
    </Actions>
  );
}
