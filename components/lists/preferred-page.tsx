"use client";

import { useTranslations } from "next-intl";
import { ListPage } from "./list-page";
import { ListPlaceholder } from "./list-placeholder";
import { useLists } from "./use-lists";

/** The most purchased products while the default list is empty (requirements/profile#favourites). */
export function PreferredPage() {
  const t = useTranslations("lists");
  const { lists, failed, reload } = useLists();
  if (!lists) return <ListPlaceholder title={t("favourites")} failed={failed} onRetry={reload} />;
  const favourites = lists.find((list) => list.isDefault && list.size > 0);
  return favourites ? (
    <ListPage listId={favourites.listId} title={t("favourites")} />
  ) : (
    <ListPage listId={null} title={t("mostPurchased")} />
  );
}
