"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { LoadFailed } from "@/components/delivery/load-failed";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { door } from "@/lib/cart/door";
import { announce, openBuying } from "@/lib/cart/events";
import { announceFailure, writeCart } from "@/lib/cart/writes";
import type { Wishlist, WishlistItem } from "@/lib/ebsn/domain/list";
import { paths } from "@/lib/paths";
import { ListItem } from "./list-item";
import { ListName } from "./list-name";
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

  async function write(path: string, body: Record<string, unknown>): Promise<boolean> {
    try {
      await door(`wishlist/${path}`, { body: { list_id: listId, ...body } });
      await mutate();
      return true;
    } catch (cause) {
      announceFailure("lists.writeFailed", cause);
      return false;
    }
  }

  async function takeOff({ product, quantity }: WishlistItem): Promise<void> {
    const { productId, name } = product;
    if (!(await write("remove", { product_id: productId }))) return;
    const undo = () => void write("add", { product_id: productId, quantity: quantity || 1 });
    announce({ kind: "removed", name, key: "lists.takenOff", undo });
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
  const count = data.items.length + data.inactiveItems.length;
  const good = (item: WishlistItem, inactive: boolean) => (
    <ListItem
      key={item.itemId}
      item={item}
      inactive={inactive}
      onRemove={data.isEditable ? () => void takeOff(item) : undefined}
    />
  );
  return (
    <>
      <ListName
        key={data.name}
        name={data.name}
        onRename={data.isEditable ? (name) => write("rename", { name }) : undefined}
      />
      {!data.isEditable && <p className={styles.note}>{t("lists.shared")}</p>}
      <div className={styles.actions}>
        <Button busy={busy} disabled={data.items.length === 0} onClick={() => void addAll()}>
          {t("lists.addAll")}
        </Button>
        {data.isDefault ? (
          <p className={styles.preferred}>
            <Icon name="star" size={20} />
            {t("lists.isDefault")}
          </p>
        ) : (
          data.isEditable && (
            <Button variant="secondary" small onClick={() => void write("set-default", {})}>
              {t("lists.makeDefault")}
            </Button>
          )
        )}
        {data.isEditable && !data.isDefault && (
          <Button variant="danger" small onClick={() => void remove(data.name)}>
            {t("lists.delete")}
          </Button>
        )}
      </div>
      {count === 0 && (
        <EmptyState icon="list" title={t("lists.empty")}>
          {t("lists.emptyText")}
        </EmptyState>
      )}
      {data.items.length > 0 && (
        <ul className={styles.goods}>{data.items.map((item) => good(item, false))}</ul>
      )}
      {data.inactiveItems.length > 0 && (
        <section className={styles.inactiveGoods}>
          <h2>{t("lists.inactiveTitle")}</h2>
          <p className={styles.note}>{t("lists.inactiveText")}</p>
          <ul className={styles.goods}>{data.inactiveItems.map((item) => good(item, true))}</ul>
        </section>
      )}
    </>
  );
}
