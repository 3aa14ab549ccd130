"use client";

import { useTranslations } from "next-intl";
import { ListPage } from "./list-page";
import { ListWaiting } from "./list-waiting";
import { useLists } from "./use-lists";

/** The goods of the default list; without any, what was bought most often (spec 3 §2). */
export function PreferredPage() {
  const t = useTranslations("lists");
  const { lists, failed, reload } = useLists();
  if (!lists) return <ListWaiting title={t("favourites")} failed={failed} onRetry={reload} />;
  const favourites = lists.find((list) => list.isDefault && list.size > 0);
  return favourites ? (
    <ListPage listId={favourites.listId} title={t("favourites")} />
  ) : (
    <ListPage listId={null} title={t("mostPurchased")} />
  );
}
