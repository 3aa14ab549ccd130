"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useBusyKeys } from "@/components/ui/use-busy";
import { VanishingButton } from "@/components/ui/vanishing-button";
import { apiFetch } from "@/lib/api/api-fetch";
import { awaitOverlay, openConfirmDialog } from "@/lib/overlays/overlay";
import { getSellingRule } from "@/lib/cart/compact-selling";
import type { Wishlist } from "@/lib/ebsn/domain/list";
import { localizePath } from "@/lib/i18n/locale-path";
import { leavePage } from "@/lib/navigation/leave-page";
import { reportMissingChunk } from "@/lib/navigation/report-missing-chunk";
import { paths } from "@/lib/paths/paths";
import { listItemCartQuantity } from "@/lib/rules/quantities/quantity";
import styles from "./lists.module.css";
import { notifyListError } from "./use-list";

type Action = "addAll" | "share" | "makeDefault" | "delete";

type Props = {
  list: Wishlist;
  /** Favourites and most purchased products have none. */
  hasOwnPage: boolean;
  onWrite: (call: `wishlist/${string}`, body: Record<string, unknown>) => Promise<boolean>;
};

export function ListActions({ list, hasOwnPage, onWrite }: Props) {
  const t = useTranslations("lists");
  const locale = useLocale();
  const href = localizePath(locale);
  const { busyKeys, whileBusy } = useBusyKeys();
  const isBusy = (action: Action) => busyKeys.includes(action);

  const addAll = () =>
    awaitOverlay({
      dialog: "addAll",
      items: list.items.map(({ product, quantity }) => ({
        productId: product.productId,
        quantity: listItemCartQuantity(getSellingRule(product.selling), quantity || 1),
      })),
      isAdditive: true,
      messageKeys: {
        all: "lists.addedAll",
        some: "lists.addedSome",
        failed: "errors.errorAddingProductFromList",
      },
    });

  const share = () =>
    import("./share-list").then(({ shareList }) => shareList(list, locale), reportMissingChunk);

  async function remove(): Promise<void> {
    const options = {
      title: t("deleteTitle", { name: list.name }),
      text: t("deleteText"),
      confirm: t("deleteConfirm"),
      danger: true,
    };
    const confirmed = await openConfirmDialog(options);
    if (!confirmed) return;
    await apiFetch("wishlist/delete", { body: { list_id: list.listId } }).then(
      () => leavePage(href(paths.lists())),
      notifyListError,
    );
  }

  return (
    <div className={styles.actions}>
      {list.items.length > 0 && (
        <Button busy={isBusy("addAll")} onClick={() => void whileBusy("addAll", addAll)}>
          <Icon name="cart" size={20} />
          {t("addAll")}
        </Button>
      )}
      {list.isDefault && (
        <p className={styles.defaultList}>
          <Icon name="star" size={20} />
          {t("isDefault")}
        </p>
      )}
      {list.isOwn && list.isEditable && !list.isDefault && (
        <VanishingButton
          variant="secondary"
          busy={isBusy("makeDefault")}
          onClick={() => void whileBusy("makeDefault", () => onWrite("wishlist/set-default", {}))}
        >
          {t("makeDefault")}
        </VanishingButton>
      )}
      {hasOwnPage && list.items.length + list.inactiveItems.length > 0 && (
        <Button variant="secondary" busy={isBusy("share")} onClick={() => void whileBusy("share", share)}>
          {t("share")}
        </Button>
      )}
      {hasOwnPage && list.isOwn && list.isEditable && (
        <Button variant="quiet" busy={isBusy("delete")} onClick={() => void whileBusy("delete", remove)}>
          {t("delete")}
        </Button>
      )}
    </div>
  );
}
