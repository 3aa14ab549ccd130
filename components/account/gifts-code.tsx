"use client";

import { useTranslations } from "next-intl";
import { useGiftCode } from "@/components/cart/use-gift-code";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import styles from "./gifts.module.css";
import { useAwake } from "./use-awake";

/** A code the customer has from elsewhere; it goes straight into the cart. */
export function GiftsCode({ onAdded }: { onAdded: () => void }) {
  const t = useTranslations("profile.vouchers");
  const isAwake = useAwake();
  const { code, setCode, refusal, busy, add } = useGiftCode(onAdded);
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
        disabled={!isAwake}
        error={refusal || undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={busy} disabled={!isAwake}>
        {t("codeAdd")}
      </Button>
    </form>
  );
}
