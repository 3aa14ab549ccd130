"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { DoorError, door } from "@/lib/cart/door";
import { announce } from "@/lib/cart/events";
import { announceFailure, writeCart } from "@/lib/cart/writes";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import styles from "./cart-summary.module.css";
import { chooseGiftGoods } from "./choose-gift-goods";

const NEEDS_ITEM = "error.gift.item";

/** Asks for the goods a code is for; false when it was not put on any. */
async function chooseItem(code: string): Promise<boolean> {
  const gift = await door<GiftCertificate | null>("cart-giftcertificate/check", { params: { code } }).catch(
    () => null,
  );
  return gift !== null && chooseGiftGoods(gift);
}

/** A code for a discount: why it is not taken is said beside the field. */
export function GiftCode({ cart }: { cart: Cart }) {
  const t = useTranslations("cart");
  const [code, setCode] = useState("");
  const [refusal, setRefusal] = useState("");
  const [busy, setBusy] = useState(false);
  const used = [...new Set(cart.adjustments.map(({ giftCode }) => giftCode).filter(Boolean))];

  async function add(): Promise<void> {
    if (busy) return;
    if (code.trim() === "") return setRefusal(t("giftMissing"));
    setBusy(true);
    setRefusal("");
    try {
      const { messages } = await writeCart("cart-giftcertificate/add_code", { body: { code: code.trim() } });
      if (messages.infos.length + messages.warnings.length === 0) {
        announce({ kind: "done", key: "cart.giftAdded", values: { code: code.trim() } });
      }
      setCode("");
    } catch (cause) {
      if (cause instanceof DoorError && cause.has(NEEDS_ITEM) && (await chooseItem(code.trim()))) {
        announce({ kind: "done", key: "cart.giftAdded", values: { code: code.trim() } });
        setCode("");
        return setBusy(false);
      }
      const said = cause instanceof DoorError ? cause.messages.errors[0]?.message : "";
      setRefusal(said || t("giftFailed"));
    }
    setBusy(false);
  }

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
