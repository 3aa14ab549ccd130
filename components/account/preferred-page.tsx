"use client";

import { useTranslations } from "next-intl";
import { LoadFailed } from "@/components/delivery/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { ListPage } from "./list-page";
import { useLists } from "./use-lists";

/** The goods of the default list; without any, what was bought most often (spec 3 §2). */
export function PreferredPage() {
  const t = useTranslations("lists");
  const { lists, failed, reload } = useLists();
  if (!lists) {
    return (
      <>
        <h1 className="visually-hidden">{t("favourites")}</h1>
        {failed ? <LoadFailed onRetry={reload} /> : <Skeleton height="20rem" />}
      </>
    );
  }
  const favourites = lists.find((list) => list.isDefault && list.size > 0);
  return favourites ? (
    <ListPage listId={favourites.listId} title={t("favourites")} />
  ) : (
    <ListPage listId={null} title={t("mostPurchased")} />
  );
}
