"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { door } from "@/lib/cart/door";
import { askBuying, askToConfirm } from "@/lib/cart/ask";
import { ruleOf } from "@/lib/cart/compact";
import type { Wishlist } from "@/lib/ebsn/domain/list";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { listItemWish } from "@/lib/rules/quantity";
import styles from "./lists.module.css";
import { announceRefusal } from "./use-list";

type Props = { list: Wishlist; onWrite: (action: string, body: Record<string, unknown>) => Promise<boolean> };

/** All into the cart; of one's own list also which one is the default, and its end. */
export function ListActions({ list, onWrite }: Props) {
  const t = useTranslations("lists");
  const href = localPath(useLocale());
  const [busy, setBusy] = useState(false);

  async function addAll(): Promise<void> {
    setBusy(true);
    await askBuying({
      dialog: "addAll",
      wishes: list.items.map(({ product, quantity }) => ({
        productId: product.productId,
        quantity: listItemWish(ruleOf(product.selling), quantity || 1),
      })),
      keys: { all: "lists.addedAll", some: "lists.addedSome" },
    });
    setBusy(false);
  }

  async function remove(): Promise<void> {
    const words = {
      title: t("deleteTitle", { name: list.name }),
      text: t("deleteText"),
      confirm: t("deleteConfirm"),
      danger: true,
    };
    const confirmed = await askToConfirm(words);
    if (!confirmed) return;
    await door("wishlist/delete", { body: { list_id: list.listId } }).then(
      () => window.location.assign(href(paths.lists())),
      announceRefusal,
    );
  }

  return (
    <div className={styles.actions}>
      {list.items.length > 0 && (
        <Button busy={busy} onClick={() => void (busy || addAll())}>
          <Icon name="cart" size={20} />
          {t("addAll")}
        </Button>
      )}
      {list.isDefault && (
        <p className={styles.preferred}>
          <Icon name="star" size={20} />
          {t("isDefault")}
        </p>
      )}
      {list.isOwn && list.isEditable && !list.isDefault && (
        <Button variant="secondary" onClick={() => void onWrite("set-default", {})}>
          {t("makeDefault")}
        </Button>
      )}
      {list.isOwn && list.isEditable && (
        <Button variant="quiet" onClick={() => void remove()}>
          {t("delete")}
        </Button>
      )}
    </div>
  );
}
