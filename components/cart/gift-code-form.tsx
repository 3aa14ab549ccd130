"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from "react";
import { InlineForm } from "@/components/forms/inline-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { useBusyKeys } from "@/components/ui/use-busy";
import { emitError } from "@/lib/api/emit-error";
import { removeGiftCode } from "@/lib/cart/remove-gift-code";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { formatMoney } from "@/lib/money";
import { missingForMinimum } from "@/lib/rules/checkout/checkout";
import styles from "./cart-summary.module.css";
import { GiftPreview } from "./gift-preview";
import { useGiftCode } from "./use-gift-code";

export type GiftCodeHandle = {
  /** True where a code was typed and not used: its field has the focus and says so. */
  stopAtUnusedCode: () => boolean;
};

type Props = {
  ref?: Ref<GiftCodeHandle>;
  cart: Cart;
  title?: string;
  /** Above the code, once opened. */
  children?: ReactNode;
};

export function GiftCodeForm({ ref, cart, title, children }: Props) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const codeForm = useGiftCode(t("giftLabel"), { cartVersion: cart.version });
  const { field, isSubmitting, formProps, preview, check, isChecking, stopAtUnused } = codeForm;
  const details = useRef<HTMLDetailsElement>(null);
  useImperativeHandle(ref, () => ({
    stopAtUnusedCode: () =>
      stopAtUnused(() => {
        if (details.current) details.current.open = true;
      }),
  }));
  const appliedCodes = [...new Set(cart.adjustments.map(({ giftCode }) => giftCode).filter(Boolean))];

  const waitingCodes = new Map(
    cart.waitingCodes.map(({ giftCode, minimumCents }) => [
      giftCode,
      missingForMinimum(cart.totals.productsNet, minimumCents),
    ]),
  );

  const hasCodes = appliedCodes.length + waitingCodes.size > 0;
  const [isOpen, setIsOpen] = useState(hasCodes);

  const { busyKeys, whileBusy } = useBusyKeys();
  const remove = (appliedCode: string) =>
    void whileBusy(appliedCode, () => removeGiftCode(appliedCode)).catch((cause: unknown) =>
      emitError("cart.giftFailed", cause),
    );

  return (
    <details
      ref={details}
      className={styles.gift}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <Icon name="gift" size={20} />
        {title ?? t("giftTitle")}
      </summary>
      {isOpen && children}
      {hasCodes && (
        <ul className={styles.codes}>
          {[...appliedCodes, ...waitingCodes.keys()].map((appliedCode) => (
            <li key={appliedCode}>
              <span>
                <b>{appliedCode}</b>
                {waitingCodes.has(appliedCode) && (
                  <small className={styles.waiting}>
                    {t("giftWaiting", { amount: formatMoney(waitingCodes.get(appliedCode) ?? 0, locale) })}
                  </small>
                )}
              </span>
              <Button
                variant="quiet"
                small
                busy={busyKeys.includes(appliedCode)}
                aria-label={t("giftRemove", { code: appliedCode })}
                onClick={() => remove(appliedCode)}
              >
                {t("remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <InlineForm formProps={formProps} className={styles.giftForm}>
        <Field {...field} autoComplete="off" autoCapitalize="characters" />
        <Button type="submit" variant="secondary" busy={isSubmitting}>
          {t("giftUse")}
        </Button>
        <Button type="button" variant="quiet" small busy={isChecking} onClick={() => void check()}>
          {t("giftCheck")}
        </Button>
      </InlineForm>
      <div role="status">{preview && <GiftPreview gift={preview} cart={cart} />}</div>
    </details>
  );
}
