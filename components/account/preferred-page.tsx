"use client";

import { Skeleton } from "@/components/ui/skeleton";
import { ListPage } from "./list-page";
import { ListsPage } from "./lists-page";
import { useLists } from "./use-lists";

/** The list that stars go to. */
export function PreferredPage() {
  const { lists } = useLists();
  if (!lists) return <Skeleton height="20rem" />;
  const preferred = lists.find((list) => list.isDefault) ?? lists[0];
  return preferred ? <ListPage listId={preferred.listId} /> : <ListsPage />;
}
