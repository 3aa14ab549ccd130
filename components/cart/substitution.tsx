"use client";

import { useTranslations } from "next-intl";
import { track } from "@/lib/analytics/track";
import { setItemInfos } from "@/lib/cart/cart-infos";
import type { CartItem, Substitution } from "@/lib/ebsn/domain/cart";
import { awaitOverlay } from "@/lib/overlays/overlay";
import { substitutionInfos } from "@/lib/rules/cart/substitution";
import styles from "./line-choices.module.css";
import { usePendingValue } from "./use-pending-value";

function saveSubstitution(itemId: number, next: Substitution): Promise<boolean> {
  const productId = next.kind === "chosen" ? next.productId : null;
  return setItemInfos([itemId], substitutionInfos({ kind: next.kind, productId }));
}

/** Infant formula: what is similar is not for newborns. */
export function NoSubstitute() {
  const t = useTranslations("cart.substitution");
  return (
    <p className={styles.fixed}>
      {t("label")} <b>{t("none")}</b>
    </p>
  );
}

export function SubstitutionChoice({ item, preference }: { item: CartItem; preference: Substitution }) {
  const t = useTranslations("cart.substitution");
  const { value, change } = usePendingValue(preference, (next) => saveSubstitution(item.itemId, next));
  const { kind, ...chosen } = value;
  const name = "name" in chosen ? chosen.name : "";

  async function choose(): Promise<void> {
    const next = await awaitOverlay({ dialog: "substitution", item });
    if (!next) return;
    const item_id = String(item.product.productId);
    track({ event: "substitution_set", item_id, substitution: next.kind });
    await change(next);
  }

  return (
    <button type="button" className={styles.choice} onClick={() => void choose()}>
      <span>{t("label")}</span> <b>{t(kind, { name })}</b>
      <span className="visually-hidden">. {t("change", { name: item.product.name })}</span>
    </button>
  );
}
