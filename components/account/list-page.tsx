"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { LoadFailed } from "@/components/delivery/load-failed";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { door } from "@/lib/cart/door";
import { announce, openBuying } from "@/lib/cart/events";
import { announceFailure, writeCart } from "@/lib/cart/writes";
import type { Wishlist } from "@/lib/ebsn/domain/list";
import { paths } from "@/lib/paths";
import { ListItem } from "./list-item";
import styles from "./lists.module.css";

type Props = { listId: number };

/** A list with its goods: each can be bought or taken off, all can be bought at once. */
export function ListPage({ listId }: Props) {
  const t = useTranslations();
  const [busy, setBusy] = useState(false);
  const { data, error, mutate } = useSWR(["wishlist/view", listId], () =>
    door<Wishlist | null>("wishlist/view", { params: { list_id: listId } }),
  );

  async function addAll(): Promise<void> {
    setBusy(true);
    try {
      const { messages } = await writeCart("cart/add-all-from-wishlist", { params: { list_id: listId } });
      if (messages.infos.length + messages.warnings.length === 0)
        announce({ kind: "done", key: "lists.addedAll" });
    } catch (cause) {
      announceFailure("errors.errorAddingProductFromList", cause);
    }
    setBusy(false);
  }

  async function write(path: string, body: Record<string, unknown>): Promise<void> {
    try {
      await door(`wishlist/${path}`, { body: { list_id: listId, ...body } });
      await mutate();
    } catch (cause) {
      announceFailure("lists.writeFailed", cause);
    }
  }

  async function remove(name: string): Promise<void> {
    const confirmed = await new Promise<boolean>((settle) =>
      openBuying({
        dialog: "confirm",
        words: { title: t("lists.deleteTitle", { name }), confirm: t("lists.deleteConfirm"), danger: true },
        settle,
      }),
    );
    if (!confirmed) return;
    await door("wishlist/delete", { body: { list_id: listId } }).then(
      () => window.location.assign(paths.lists()),
      (cause: unknown) => announceFailure("lists.writeFailed", cause),
    );
  }

  if (error && data === undefined) return <LoadFailed onRetry={() => void mutate()} />;
  if (data === undefined) return <Skeleton height="20rem" />;
  if (data === null) {
    return (
      <EmptyState
        icon="list"
        heading="h1"
        title={t("lists.missing")}
        actions={<LinkButton href={paths.lists()}>{t("lists.title")}</LinkButton>}
      />
    );
  }
  const all = [...data.items, ...data.inactiveItems];
  return (
    <>
      <h1>{data.name}</h1>
      <div className={styles.actions}>
        <Button busy={busy} disabled={data.items.length === 0} onClick={() => void addAll()}>
          {t("lists.addAll")}
        </Button>
        {data.isEditable && !data.isDefault && (
          <Button variant="danger" small onClick={() => void remove(data.name)}>
            {t("lists.delete")}
          </Button>
        )}
      </div>
      {all.length === 0 && (
        <EmptyState icon="list" title={t("lists.empty")}>
          {t("lists.emptyText")}
        </EmptyState>
      )}
      <ul className={styles.goods}>
        {all.map((item) => (
          <ListItem
            key={item.itemId}
            item={item}
            inactive={data.inactiveItems.includes(item)}
            onRemove={
              data.isEditable ? () => void write("remove", { product_id: item.product.productId }) : undefined
            }
          />
        ))}
      </ul>
    </>
  );
}
