"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { Wishlist, WishlistItem } from "@/lib/ebsn/domain/list";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { ListGrid } from "./list-grid";
import { ListItem } from "./list-item";
import { LIST_SORTS, type ListSort, sortItems } from "./list-sort";
import styles from "./lists.module.css";

export type ListLook = "rows" | "grid";

type Props = {
  list: Wishlist;
  look: ListLook;
  onTakeOff?: (item: WishlistItem) => Promise<void>;
};

const isSort = (value: string): value is ListSort => LIST_SORTS.some((one) => one === value);

/** The button that was pressed goes with its row: the next row takes the focus, else the whole. */
function keepFocus(button: HTMLElement): () => void {
  const goods = button.closest<HTMLElement>("[data-goods]");
  const stops = () => [...(goods?.querySelectorAll<HTMLElement>("[data-take-off]") ?? [])];
  const at = stops().indexOf(button);
  return () => {
    if (document.activeElement !== document.body) return;
    const left = stops();
    (left[Math.min(at, left.length - 1)] ?? goods)?.focus();
  };
}

/** The goods of a list in an order of the customer's choice; those that cannot be had stand apart. */
export function ListGoods({ list, look, onTakeOff }: Props) {
  const t = useTranslations("lists");
  const href = localPath(useLocale());
  const [sort, setSort] = useState<ListSort>("added");
  async function takeOff(item: WishlistItem, button: HTMLElement): Promise<void> {
    const restore = keepFocus(button);
    await onTakeOff?.(item);
    requestAnimationFrame(restore);
  }

  const shown = (items: WishlistItem[], inactive: boolean) =>
    look === "grid" ? (
      <ListGrid items={sortItems(items, sort)} />
    ) : (
      <ul className={styles.goods}>
        {sortItems(items, sort).map((item) => (
          <ListItem
            key={item.itemId}
            item={item}
            inactive={inactive}
            onRemove={onTakeOff && ((button) => void takeOff(item, button))}
          />
        ))}
      </ul>
    );
  return (
    <div className={styles.content} data-goods="" tabIndex={-1}>
      <div className={styles.toolbar}>
        <label>
          {t("sort.label")}
          <select value={sort} onChange={({ target }) => isSort(target.value) && setSort(target.value)}>
            {LIST_SORTS.map((one) => (
              <option key={one} value={one}>
                {t(`sort.${one}`)}
              </option>
            ))}
          </select>
        </label>
        {list.listId > 0 && (
          <a
            href={href(look === "grid" ? accountPaths.list(list.listId) : accountPaths.listGrid(list.listId))}
          >
            {look === "grid" ? t("asRows") : t("asGrid")}
          </a>
        )}
      </div>
      {list.items.length > 0 && (
        <section aria-labelledby="goods-title">
          <h2 id="goods-title" className="visually-hidden">
            {t("goods")}
          </h2>
          {shown(list.items, false)}
        </section>
      )}
      {list.inactiveItems.length > 0 && (
        <section className={styles.inactiveGoods} aria-labelledby="inactive-title">
          <h2 id="inactive-title">{t("inactiveTitle")}</h2>
          <p className={styles.note}>{t("inactiveText")}</p>
          {shown(list.inactiveItems, true)}
        </section>
      )}
    </div>
  );
}
