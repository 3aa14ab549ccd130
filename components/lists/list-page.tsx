"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { hasLostFocus } from "@/components/ui/has-lost-focus";
import { Link } from "@/components/ui/link";
import { useDocumentTitle } from "@/components/ui/use-document-title";
import type { Wishlist } from "@/lib/ebsn/domain/list";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { ListActions } from "./list-actions";
import { ListItems, type ListLayout } from "./list-items";
import { ListName } from "./list-name";
import { ListPlaceholder } from "./list-placeholder";
import styles from "./lists.module.css";
import { useList } from "./use-list";

const isListEmpty = ({ items, inactiveItems }: Wishlist) => items.length + inactiveItems.length === 0;

type Props = {
  /** null: the most purchased products. */
  listId: number | null;
  layout?: ListLayout;
  /** Replaces the list's own name; such a page can neither rename nor delete the list. */
  title?: string;
};

export function ListPage({ listId, layout: initialLayout = "rows", title }: Props) {
  const [layout, setLayout] = useState(initialLayout);
  const t = useTranslations("lists");
  const listsHref = localizePath(useLocale())(paths.lists());
  const { list, isMissing, error, reload, write, removeItem } = useList(listId);
  useDocumentTitle(title ?? list?.name ?? (isMissing ? t("missing") : null));
  const isEmpty = list !== null && isListEmpty(list);
  const headingRef = useFocusWhenEmptied(list !== null && !isEmpty);
  if (isMissing) return <MissingList />;
  if (!list) return <ListPlaceholder title={title ?? t("title")} error={error} onRetry={reload} />;
  const isShared = !list.isOwn && listId !== null;
  const hasOwnPage = title === undefined;
  return (
    <>
      <p className={`${styles.back} no-print`}>
        <Link href={listsHref}>{t("title")}</Link>
      </p>
      <ListName
        headingRef={headingRef}
        name={title ?? list.name}
        onRename={list.isEditable && hasOwnPage ? (name) => write("wishlist/rename", { name }) : undefined}
      />
      {isShared && <p className={styles.note}>{t(list.isEditable ? "sharedToEdit" : "shared")}</p>}
      <ListActions list={list} hasOwnPage={hasOwnPage} onWrite={write} />
      {isEmpty ? (
        <EmptyList isMostPurchased={listId === null} />
      ) : (
        <ListItems
          list={list}
          layout={layout}
          onLayoutChange={hasOwnPage ? undefined : setLayout}
          onRemove={list.isEditable ? removeItem : undefined}
        />
      )}
    </>
  );
}

function MissingList() {
  const t = useTranslations("lists");
  const listsHref = localizePath(useLocale())(paths.lists());
  return (
    <EmptyState
      icon="list"
      heading="h1"
      title={t("missing")}
      actions={<LinkButton href={listsHref}>{t("title")}</LinkButton>}
    />
  );
}

function EmptyList({ isMostPurchased }: { isMostPurchased: boolean }) {
  const t = useTranslations("lists");
  return (
    <EmptyState icon="list" title={t(isMostPurchased ? "mostPurchasedEmpty" : "empty")}>
      {t(isMostPurchased ? "mostPurchasedText" : "emptyText")}
    </EmptyState>
  );
}

/** The last product takes the focused button and its container with it. */
function useFocusWhenEmptied(isFilled: boolean) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const wasFilledRef = useRef(false);
  useEffect(() => {
    if (wasFilledRef.current && !isFilled && hasLostFocus()) headingRef.current?.focus();
    wasFilledRef.current = isFilled;
  }, [isFilled]);
  return headingRef;
}
