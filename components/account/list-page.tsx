"use client";

import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { ListActions } from "./list-actions";
import { ListGoods, type ListLook } from "./list-goods";
import { ListName } from "./list-name";
import { ListWaiting } from "./list-waiting";
import styles from "./lists.module.css";
import { useList } from "./use-list";

type Props = {
  /** null: what the customer bought most often. */
  listId: number | null;
  look?: ListLook;
  /** Stands in the place of the list's own name, which then cannot be changed. */
  title?: string;
};

/** A list with its goods: each can be bought or taken off, all can be bought at once. */
export function ListPage({ listId, look = "rows", title }: Props) {
  const t = useTranslations("lists");
  const allLists = localPath(useLocale())(paths.lists());
  const { list, missing, failed, reload, write, takeOff } = useList(listId);
  if (!list && !missing) return <ListWaiting title={title ?? t("title")} failed={failed} onRetry={reload} />;
  if (!list) {
    return (
      <EmptyState
        icon="list"
        heading="h1"
        title={t("missing")}
        actions={<LinkButton href={allLists}>{t("title")}</LinkButton>}
      />
    );
  }
  const isShared = !list.isOwn && listId !== null;
  const canRename = list.isEditable && title === undefined;
  return (
    <>
      <p className={styles.back}>
        <a href={allLists}>{t("title")}</a>
      </p>
      <ListName
        name={title ?? list.name}
        onRename={canRename ? (name) => write("rename", { name }) : undefined}
      />
      {isShared && <p className={styles.note}>{list.isEditable ? t("sharedToEdit") : t("shared")}</p>}
      <ListActions list={list} onWrite={write} />
      {list.items.length + list.inactiveItems.length === 0 ? (
        <EmptyState icon="list" title={t("empty")}>
          {t("emptyText")}
        </EmptyState>
      ) : (
        <ListGoods list={list} look={look} onTakeOff={list.isEditable ? takeOff : undefined} />
      )}
    </>
  );
}
