"use client";

import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths";
import { ListActions } from "./list-actions";
import { ListItems, type ListLayout } from "./list-items";
import { ListName } from "./list-name";
import { ListPlaceholder } from "./list-placeholder";
import styles from "./lists.module.css";
import { useList } from "./use-list";

type Props = {
  /** null: the most purchased products. */
  listId: number | null;
  layout?: ListLayout;
  /** Replaces the list's own name and disables renaming. */
  title?: string;
};

export function ListPage({ listId, layout = "rows", title }: Props) {
  const t = useTranslations("lists");
  const listsHref = localizePath(useLocale())(paths.lists());
  const { list, isMissing, error, reload, write, removeItem } = useList(listId);
  if (!list && !isMissing)
    return <ListPlaceholder title={title ?? t("title")} error={error} onRetry={reload} />;
  if (!list) {
    return (
      <EmptyState
        icon="list"
        heading="h1"
        title={t("missing")}
        actions={<LinkButton href={listsHref}>{t("title")}</LinkButton>}
      />
    );
  }
  const isShared = !list.isOwn && listId !== null;
  const canRename = list.isEditable && title === undefined;
  return (
    <>
      <p className={`${styles.back} no-print`}>
        <Link href={listsHref}>{t("title")}</Link>
      </p>
      <ListName
        name={title ?? list.name}
        onRename={canRename ? (name) => write("wishlist/rename", { name }) : undefined}
      />
      {isShared && <p className={styles.note}>{list.isEditable ? t("sharedToEdit") : t("shared")}</p>}
      <ListActions list={list} onWrite={write} />
      {list.items.length + list.inactiveItems.length === 0 ? (
        <EmptyState icon="list" title={t(listId === null ? "mostPurchasedEmpty" : "empty")}>
          {t(listId === null ? "mostPurchasedText" : "emptyText")}
        </EmptyState>
      ) : (
        <ListItems list={list} layout={layout} onRemove={list.isEditable ? removeItem : undefined} />
      )}
    </>
  );
}
