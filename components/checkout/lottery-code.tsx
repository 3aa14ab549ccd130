"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { InlineForm } from "@/components/forms/inline-form";
import { fieldServerError } from "@/components/forms/server-errors";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { brand } from "@/brand.config";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { userMessage } from "@/lib/api/user-message";
import { setCartInfo } from "@/lib/cart/cart-infos";
import { writeCart } from "@/lib/cart/write-cart";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { fieldError } from "@/lib/rules/field-error";
import { isLotteryCode, LOTTERY_INFO, normalizeLotteryCode } from "@/lib/rules/lottery-code";
import styles from "./checkout.module.css";

/** Receipt lottery code; only without an invoice. */
export function LotteryCode({ cart }: { cart: Cart }) {
  const t = useTranslations("checkout.lottery");
  const code = cart.infos[LOTTERY_INFO] ?? "";
  const [isRemoving, setIsRemoving] = useState(false);

  async function remove(): Promise<void> {
    setIsRemoving(true);
    await setCartInfo(LOTTERY_INFO, "");
    setIsRemoving(false);
  }

  return (
    <section className={styles.option} aria-labelledby="lottery-title">
      <h3 id="lottery-title">{t("title")}</h3>
      {code ? (
        <p className={styles.lottery}>
          <span>{t.rich("saved", { code, b: (chunks) => <b>{chunks}</b> })}</span>
          <Button variant="quiet" small busy={isRemoving} onClick={() => void remove()}>
            {t("remove")}
          </Button>
        </p>
      ) : (
        <LotteryCodeForm />
      )}
    </section>
  );
}

function LotteryCodeForm() {
  const t = useTranslations();
  const label = t("checkout.lottery.label");
  const { field, busy, formProps } = useValidatedForm<{ code: string }>({
    id: "lottery",
    defaultValues: { code: "" },
    validate: ({ code }) =>
      new Map(
        isLotteryCode(normalizeLotteryCode(code))
          ? []
          : [["code", { ...fieldError("required"), message: t("checkout.lottery.invalid") }]],
      ),
    labelOf: () => label,
    focusFirst: true,
    async onSubmit({ code }) {
      try {
        await writeCart("cart/update-cart-info", {
          body: { property: LOTTERY_INFO, value: normalizeLotteryCode(code) },
        });
      } catch (cause) {
        const reason = userMessage(cause, t, "checkout.lottery.failed");
        const help = brand.tollFreeNumber && t("checkout.lottery.help", { number: brand.tollFreeNumber });
        return fieldServerError("code", [reason, help].filter(Boolean).join(" "));
      }
    },
  });
  return (
    <InlineForm formProps={formProps} className={styles.lotteryForm}>
      <Field
        {...field("code")}
        label={label}
        hint={t("checkout.lottery.hint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {t("checkout.lottery.save")}
      </Button>
    </InlineForm>
  );
}
