"use client";

import { useTranslations } from "next-intl";
import { useDocumentTitle } from "@/components/ui/use-document-title";
import { ListPage } from "./list-page";
import { ListPlaceholder } from "./list-placeholder";
import { useLists } from "./use-lists";

/** The most purchased products while the default list is empty (requirements/profile#favourites). */
export function PreferredPage() {
  const t = useTranslations("lists");
  const { lists, error, reload } = useLists();
  const favourites = lists?.find((list) => list.isDefault && list.size > 0);
  const title = t(lists && !favourites ? "mostPurchased" : "favourites");
  useDocumentTitle(title);
  if (!lists) return <ListPlaceholder title={title} error={error} onRetry={reload} />;
  return <ListPage listId={favourites?.listId ?? null} title={title} />;
}
