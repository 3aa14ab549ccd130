"use client";

import { useTranslations } from "next-intl";
import { Fragment, useRef, useState } from "react";
import { productQuantityLimit } from "@/components/cart/quantity-limit";
import { Replacements } from "@/components/cart/replacements";
import { TakeRemainingButton } from "@/components/cart/take-remaining-button";
import { Button } from "@/components/ui/button";
import { ContentText } from "@/components/ui/content-text";
import { findNeighbour } from "@/components/ui/focus-neighbour";
import { MessageText } from "@/components/ui/message-text";
import { browserNow } from "@/lib/browser/browser-clock";
import { replaceLine } from "@/lib/cart/replace-line";
import { getCartItems } from "@/lib/cart/selectors";
import { removeLine } from "@/lib/cart/change-lines";
import type { Cart, CartItem } from "@/lib/ebsn/domain/cart";
import { openOverlay } from "@/lib/overlays/events";
import { availability } from "@/lib/rules/cart/locks";
import styles from "./unavailable-items.module.css";
import { UNAVAILABLE_TITLE_ID } from "./unavailable-title";

type Props = {
  cart: Cart;
  onResolve: () => void;
  /** The timeslot can be changed again after it. */
  onReturn: () => void;
};

/** Another day would bring it. */
function isLockedInSlot({ product }: CartItem, { timeslot }: Cart): boolean {
  if (!timeslot) return false;
  const slot = { dateIso: timeslot.dateIso.slice(0, 10), beginTime: timeslot.beginTime };
  const found = availability(product, slot, browserNow());
  if (found.available || found.reason === "soldOut") return false;
  // No `until`: it is the hour of ordering that does not suit.
  return found.reason !== "cutOff" || found.until !== null;
}

export function UnavailableItems({ cart, onResolve, onReturn }: Props) {
  const t = useTranslations("checkout.unavailable");
  const items = getCartItems(cart).filter(({ notices }) => notices.length > 0);
  if (items.length === 0) return null;
  return (
    <section className={styles.unavailable} aria-labelledby={UNAVAILABLE_TITLE_ID}>
      <h3 id={UNAVAILABLE_TITLE_ID} tabIndex={-1}>
        {t("title", { count: items.length })}
      </h3>
      <ul>
        {items.map((item) => (
          <UnavailableItem
            key={item.itemId}
            item={item}
            onResolve={onResolve}
            onChangeDay={
              isLockedInSlot(item, cart)
                ? () => {
                    onReturn();
                    openOverlay({ dialog: "delivery", step: "timeslot" });
                  }
                : undefined
            }
          />
        ))}
      </ul>
    </section>
  );
}

type ItemProps = { item: CartItem; onResolve: () => void; onChangeDay: (() => void) | undefined };

function UnavailableItem({ item, onResolve, onChangeDay }: ItemProps) {
  const t = useTranslations("checkout.unavailable");
  const [isReplacing, setIsReplacing] = useState(false);
  const { name } = item.product;
  const itemRef = useRef<HTMLLIElement>(null);
  // Found before the item disappears.
  const findNext = () =>
    findNeighbour(itemRef.current, "[data-unavailable]", document.getElementById("step-title"));

  return (
    <li ref={itemRef} data-unavailable tabIndex={-1}>
      <p>
        <b>
          <ContentText>{name}</ContentText>:
        </b>{" "}
        {item.notices.map(({ code, message, html }) => (
          <Fragment key={code + message}>
            <MessageText text={message} html={html} />{" "}
          </Fragment>
        ))}
      </p>
      <p className={styles.actions}>
        {!onChangeDay && (
          <TakeRemainingButton
            item={item}
            onTake={() => {
              const next = findNext();
              onResolve();
              next?.focus();
            }}
          />
        )}
        <Button
          variant="secondary"
          small
          aria-label={t("removeNamed", { name })}
          onClick={() => {
            const next = findNext();
            removeLine(item.itemId);
            onResolve();
            next?.focus();
          }}
        >
          {t("remove")}
        </Button>
        <Button
          variant="secondary"
          small
          aria-expanded={isReplacing}
          aria-label={t("replaceNamed", { name })}
          onClick={() => setIsReplacing(!isReplacing)}
        >
          {t("replace")}
        </Button>
        {onChangeDay && (
          <Button variant="secondary" small aria-label={t("changeDayNamed", { name })} onClick={onChangeDay}>
            {t("changeDay")}
          </Button>
        )}
      </p>
      {isReplacing && (
        <Replacements
          product={item.product}
          onSelect={async (other) => {
            const next = findNext();
            if (!(await replaceLine(item, other, productQuantityLimit(other)))) return;
            onResolve();
            next?.focus();
          }}
        />
      )}
    </li>
  );
}
