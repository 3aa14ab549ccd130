"use client";

import { useTranslations } from "next-intl";
import type { useGiftCode } from "@/components/cart/use-gift-code";
import { InlineForm } from "@/components/forms/inline-form";
import { useHydrated } from "@/components/forms/use-hydrated";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import styles from "./gifts.module.css";

type Props = Pick<ReturnType<typeof useGiftCode>, "field" | "isSubmitting" | "formProps">;

export function AddGiftCodeForm({ field, isSubmitting, formProps }: Props) {
  const t = useTranslations("profile.vouchers");
  const isHydrated = useHydrated();
  return (
    <InlineForm formProps={formProps} className={styles.add}>
      <Field
        {...field}
        hint={t("codeHint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        disabled={!isHydrated}
      />
      <Button type="submit" variant="secondary" busy={isSubmitting} disabled={!isHydrated}>
        {t("codeAdd")}
      </Button>
    </InlineForm>
  );
}
