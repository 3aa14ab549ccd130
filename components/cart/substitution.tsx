"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { writeCart, emitError } from "@/lib/cart/writes";
import type { CartItem, Substitution } from "@/lib/ebsn/domain/cart";
import { awaitOverlay } from "@/lib/overlays/overlay";
import { substitutionInfos } from "@/lib/rules/substitution";
import styles from "./cart-line.module.css";

export function SubstitutionChoice({ item, preference }: { item: CartItem; preference: Substitution }) {
  const t = useTranslations("cart.substitution");
  const [pending, setPending] = useState<Substitution | null>(null);
  const { kind, ...chosen } = pending ?? preference;
  const name = "name" in chosen ? chosen.name : "";

  async function change(): Promise<void> {
    const next = await awaitOverlay({ dialog: "substitution", item });
    if (!next) return;
    setPending(next);
    const productId = next.kind === "chosen" ? next.productId : null;
    try {
      await writeCart("cart/update-infos", {
        body: { items: [{ itemId: item.itemId, infos: substitutionInfos({ kind: next.kind, productId }) }] },
      });
    } catch (cause) {
      emitError("errors.errorSettingCartInfo", cause);
    }
    setPending(null);
  }

  return (
    <button type="button" className={styles.substitution} onClick={() => void change()}>
      <span>{t("label")}</span> <b>{t(kind, { name })}</b>
      <span className="visually-hidden">. {t("change", { name: item.product.name })}</span>
    </button>
  );
}
