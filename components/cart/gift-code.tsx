"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { announceFailure, writeCart } from "@/lib/cart/writes";
import type { Cart } from "@/lib/ebsn/domain/cart";
import styles from "./cart-summary.module.css";
import { useGiftCode } from "./use-gift-code";

/** A code for a discount: why it is not taken is said beside the field. */
export function GiftCode({ cart }: { cart: Cart }) {
  const t = useTranslations("cart");
  const { code, setCode, refusal, busy, add } = useGiftCode();
  const used = [...new Set(cart.adjustments.map(({ giftCode }) => giftCode).filter(Boolean))];

  const remove = (one: string) =>
    void writeCart("cart-giftcertificate/remove_code", { body: { code: one } }).catch((cause: unknown) =>
      announceFailure("cart.giftFailed", cause),
    );

  return (
    <details className={styles.gift} open={used.length > 0 || refusal !== "" || undefined}>
      <summary>
        <Icon name="gift" size={20} />
        {t("giftTitle")}
      </summary>
      {used.length > 0 && (
        <ul className={styles.codes}>
          {used.map((one) => (
            <li key={one}>
              <b>{one}</b>
              <Button
                variant="quiet"
                small
                aria-label={t("giftRemove", { code: one })}
                onClick={() => remove(one)}
              >
                {t("remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.giftForm}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Field
          label={t("giftLabel")}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          error={refusal || undefined}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {t("giftUse")}
        </Button>
      </form>
    </details>
  );
}
