"use client";

import { useTranslations } from "next-intl";
import { type Ref, useImperativeHandle } from "react";
import { InlineForm } from "@/components/forms/inline-form";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Field } from "@/components/ui/field";
import { useBusy } from "@/components/ui/use-busy";
import { setCartInfo } from "@/lib/cart/cart-infos";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { LOTTERY_INFO } from "@/lib/rules/checkout/lottery-code";
import checkoutStyles from "./checkout.module.css";
import styles from "./lottery-code.module.css";
import { useLotteryCode } from "./use-lottery-code";

export type LotteryCodeHandle = {
  /** What was typed without being saved; false, with the focus at the field, where it cannot be saved. */
  saveTyped: () => Promise<boolean>;
};

/** Receipt lottery code; only without an invoice. */
export function LotteryCode({ ref, cart }: { ref: Ref<LotteryCodeHandle>; cart: Cart }) {
  const t = useTranslations("checkout.lottery");
  const code = cart.infos[LOTTERY_INFO] ?? "";
  const { isBusy, whileBusy } = useBusy();
  const remove = () => setCartInfo(LOTTERY_INFO, "");

  return (
    <section
      className={classNames(checkoutStyles.option, !code && "no-print")}
      aria-labelledby="lottery-title"
    >
      <h3 id="lottery-title">{t("title")}</h3>
      {code ? (
        <p className={styles.saved}>
          <span>{t.rich("saved", { code, b: (chunks) => <b>{chunks}</b> })}</span>
          <Button variant="quiet" small busy={isBusy} onClick={() => void whileBusy(remove)}>
            {t("remove")}
          </Button>
        </p>
      ) : (
        <CodeForm ref={ref} />
      )}
    </section>
  );
}

function CodeForm({ ref }: { ref: Ref<LotteryCodeHandle> }) {
  const t = useTranslations("checkout.lottery");
  const { field, isSubmitting, formProps, saveTyped } = useLotteryCode();
  useImperativeHandle(ref, () => ({ saveTyped }));
  return (
    <InlineForm formProps={formProps} className={styles.form}>
      <Field
        {...field}
        hint={t("hint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
      />
      <Button type="submit" variant="secondary" busy={isSubmitting}>
        {t("save")}
      </Button>
    </InlineForm>
  );
}
