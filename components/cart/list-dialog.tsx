"use client";

import { useTranslations } from "next-intl";
import { NewList } from "@/components/account/new-list";
import { useLists } from "@/components/account/use-lists";
import { LoadFailed } from "@/components/delivery/load-failed";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { config } from "@/lib/config";
import type { Wishlist } from "@/lib/ebsn/domain/list";
import styles from "./list-dialog.module.css";

const CHOOSE = "choose-a-list";

type Props = { name: string; onSettle: (list: Pick<Wishlist, "listId" | "name"> | null) => void };

/** Which list a product goes into; a new one can be made on the spot. */
export function ListDialog({ name, onSettle }: Props) {
  const t = useTranslations("lists");
  const { lists, failed, reload, write } = useLists();

  async function create(listName: string): Promise<void> {
    const before = new Set(lists?.map(({ listId }) => listId));
    const made = (await write("create", { name: listName })).find(({ listId }) => !before.has(listId));
    if (made) onSettle(made);
  }

  return (
    <Dialog
      open
      title={t("dialogTitle")}
      width={config.dialogWidths.favorites}
      onClose={() => onSettle(null)}
    >
      <p className={styles.name}>{name}</p>
      <p className={styles.choose} id={CHOOSE}>
        {t("choose")}
      </p>
      {failed && <LoadFailed onRetry={reload} />}
      {!lists && !failed && <Skeleton height="6rem" />}
      <ul className={styles.lists} aria-labelledby={CHOOSE}>
        {lists
          ?.filter((list) => list.isEditable)
          .map((list) => (
            <li key={list.listId}>
              <Button variant="secondary" wide className={styles.list} onClick={() => onSettle(list)}>
                <Icon name={list.isDefault ? "star" : "list"} size={20} />
                <span className={styles.listName}>{list.name}</span>
                <span className={styles.size}>{t("size", { count: list.size })}</span>
              </Button>
            </li>
          ))}
      </ul>
      {lists && <NewList onCreate={create} />}
    </Dialog>
  );
}
