"use client";

import { useTranslations } from "next-intl";
import { useGiftCode } from "@/components/cart/use-gift-code";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import styles from "./gifts.module.css";
import { useHydrated } from "@/components/forms/use-hydrated";

export function GiftCodeForm({ onAdded }: { onAdded: () => void }) {
  const t = useTranslations("profile.vouchers");
  const isHydrated = useHydrated();
  const { code, setCode, error, busy, submit: add } = useGiftCode(onAdded);
  return (
    <form
      method="post"
      className={styles.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field
        label={t("codeLabel")}
        hint={t("codeHint")}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        disabled={!isHydrated}
        error={error || undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={busy} disabled={!isHydrated}>
        {t("codeAdd")}
      </Button>
    </form>
  );
}
