"use client";

import { Icon } from "@/components/ui/icon";
import { useMessages } from "@/components/ui/messages";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { formatLimit, formatQuantityParts } from "@/lib/cart/format-quantity";
import { interpolate } from "@/lib/i18n/interpolate";
import { type SellingRule, stepDown, stepUp } from "@/lib/rules/quantity";
import type { QuantityBound } from "./emit-quantity-limit";
import { QuantityInput } from "./quantity-input";
import styles from "./stepper.module.css";

type Props = {
  name: string;
  rule: SellingRule;
  quantity: number;
  limit: number | null;
  /** For items counted piece by piece towards a whole package. */
  ignoreMultiple?: boolean;
  /** 0 removes the line. */
  onChange: (quantity: number) => void;
  onBlocked: (bound: QuantityBound, limit: number) => void;
};

export function Stepper({ name, rule, quantity, limit, ignoreMultiple, onChange, onBlocked }: Props) {
  const messages = useMessages();
  const options = { limit, ignoreMultiple };
  const increase = stepUp(rule, quantity, options);
  const decrease = stepDown(rule, quantity, options);

  const applyStep = (step: typeof increase) =>
    "blocked" in step ? onBlocked(step.blocked, step.limit) : onChange(step.quantity);
  const isRemoval = !("blocked" in decrease) && decrease.quantity === 0;
  const { about } = formatQuantityParts(rule, quantity, messages, getPageLocale());
  const isAtLimit = "blocked" in increase;
  const limitText = limit ? formatLimit(rule, limit, messages, getPageLocale()) : "";
  const note = isAtLimit ? limitText || about : about || limitText;

  return (
    <>
      <button
        key="less"
        type="button"
        className={styles.step}
        aria-label={interpolate(isRemoval ? messages.takeOut : messages.less, { name })}
        onClick={() => applyStep(decrease)}
      >
        <Icon name={isRemoval ? "trash" : "minus"} size={20} />
      </button>
      <span key="amount" className={styles.amount}>
        <QuantityInput
          name={name}
          rule={rule}
          quantity={quantity}
          options={options}
          onChange={onChange}
          onBlocked={onBlocked}
        />
        {note && <small className={styles.note}>{note}</small>}
      </span>
      <button
        key="more"
        type="button"
        data-restore-focus
        className={styles.step}
        aria-label={interpolate(messages.more, { name })}
        title={limitText || undefined}
        aria-disabled={isAtLimit || undefined}
        onClick={() => applyStep(increase)}
      >
        <Icon name="plus" size={20} />
      </button>
    </>
  );
}
