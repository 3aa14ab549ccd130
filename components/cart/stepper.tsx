"use client";

import { type MouseEvent, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { describeByCard } from "@/components/ui/describe-by-card";
import { Icon } from "@/components/ui/icon";
import { useMessages } from "@/components/ui/messages";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { formatLimit, formatQuantityParts } from "@/lib/cart/format-quantity";
import { interpolate } from "@/lib/i18n/interpolate";
import { type SellingRule, stepDown, stepUp } from "@/lib/rules/quantities/quantity";
import type { BlockedQuantity } from "./emit-blocked-quantity";
import { QuantityInput } from "./quantity-input";
import styles from "./stepper.module.css";

type Props = {
  name: string;
  /** What tells the line from another of the same name; a card's own text if omitted. */
  details?: string;
  rule: SellingRule;
  quantity: number;
  limit: number | null;
  /** For items counted piece by piece towards a whole package. */
  ignoreMultiple?: boolean;
  /** 0 removes the line. */
  onChange: (quantity: number) => void;
  onBlocked: (blocked: BlockedQuantity) => void;
};

export function Stepper({
  name,
  details,
  rule,
  quantity,
  limit,
  ignoreMultiple,
  onChange,
  onBlocked,
}: Props) {
  const messages = useMessages();
  const options = { limit, ignoreMultiple };
  const increase = stepUp(rule, quantity, options);
  const decrease = stepDown(rule, quantity, options);

  const description =
    details === undefined ? { ref: describeByCard } : { "aria-description": details || undefined };
  const wasPressed = useRef(false);

  function applyStep(step: typeof increase, { detail }: MouseEvent): void {
    // The second half of a double click whose first was on the add button, which these replaced.
    if (detail === 2 && !wasPressed.current) return;
    wasPressed.current = true;
    if ("blocked" in step) onBlocked(step);
    else onChange(step.quantity);
  }

  const isRemoval = !("blocked" in decrease) && decrease.quantity === 0;
  const { about } = formatQuantityParts(rule, quantity, messages, getPageLocale());
  const isAtLimit = "blocked" in increase;
  const limitText = limit ? formatLimit(rule, limit, messages, getPageLocale()) : "";
  const note = isAtLimit ? limitText || about : about || limitText;

  return (
    <>
      <button
        key="less"
        {...description}
        type="button"
        className={styles.step}
        aria-label={interpolate(isRemoval ? messages.takeOut : messages.less, { name })}
        onClick={(event) => applyStep(decrease, event)}
      >
        <Icon name={isRemoval ? "trash" : "minus"} size={20} />
      </button>
      <span key="amount" className={styles.amount}>
        <QuantityInput
          name={name}
          description={description}
          rule={rule}
          quantity={quantity}
          options={options}
          onChange={onChange}
          onBlocked={onBlocked}
        />
        {note && <small className={classNames(styles.note, note === limitText && "no-print")}>{note}</small>}
      </span>
      <button
        key="more"
        {...description}
        type="button"
        data-restore-focus
        className={styles.step}
        aria-label={interpolate(messages.more, { name })}
        title={limitText || undefined}
        aria-disabled={isAtLimit || undefined}
        onClick={(event) => applyStep(increase, event)}
      >
        <Icon name="plus" size={20} />
      </button>
    </>
  );
}
