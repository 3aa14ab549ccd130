"use client";

import { useTranslations } from "next-intl";
import { NewList } from "@/components/lists/new-list";
import { useLists } from "@/components/lists/use-lists";
import { LoadError } from "@/components/ui/load-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { config } from "@/lib/config";
import type { Wishlist } from "@/lib/ebsn/domain/list";
import styles from "./list-dialog.module.css";

const CHOOSE_LABEL_ID = "choose-a-list";

type Props = { name: string; onResolve: (list: Pick<Wishlist, "listId" | "name"> | null) => void };

export function ListDialog({ name, onResolve }: Props) {
  const t = useTranslations("lists");
  const { lists, error, reload, write } = useLists();

  async function create(listName: string): Promise<void> {
    const existingIds = new Set(lists?.map(({ listId }) => listId));
    const createdList = (await write("wishlist/create", { name: listName })).find(
      ({ listId }) => !existingIds.has(listId),
    );
    if (createdList) onResolve(createdList);
  }

  return (
    <Dialog
      open
      title={t("dialogTitle")}
      width={config.dialogWidths.favorites}
      onClose={() => onResolve(null)}
    >
      <p className={styles.name}>{name}</p>
      <p className={styles.choose} id={CHOOSE_LABEL_ID}>
        {t("choose")}
      </p>
      {error !== undefined && <LoadError error={error} onRetry={reload} />}
      {!lists && error === undefined && <Skeleton height="6rem" />}
      <ul className={styles.lists} aria-labelledby={CHOOSE_LABEL_ID}>
        {lists
          ?.filter((list) => list.isEditable)
          .map((list) => (
            <li key={list.listId}>
              <Button variant="secondary" wide className={styles.list} onClick={() => onResolve(list)}>
                <Icon name={list.isDefault ? "star" : "list"} size={20} />
                <span className={styles.listName}>{list.name}</span>
                <span className={styles.size}>{t("size", { count: list.size })}</span>
              </Button>
            </li>
          ))}
      </ul>
      {lists && (
        <NewList names={lists.filter(({ isOwn }) => isOwn).map((list) => list.name)} onCreate={create} />
      )}
    </Dialog>
  );
}
