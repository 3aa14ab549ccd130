"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { Select } from "@/components/ui/control";
import { hasLostFocus } from "@/components/ui/has-lost-focus";
import type { Wishlist, WishlistItem } from "@/lib/ebsn/domain/list";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { ListGrid } from "./list-grid";
import { ListItem } from "./list-item";
import { LIST_SORTS, type ListSort, sortItems } from "./list-sort";
import styles from "./lists.module.css";

export type ListLayout = "rows" | "grid";

type Props = {
  list: Wishlist;
  layout: ListLayout;
  /** Without it the other layout is a page of its own. */
  onLayoutChange?: (layout: ListLayout) => void;
  onRemove?: (item: WishlistItem) => Promise<void>;
};

const isSort = (value: string): value is ListSort => LIST_SORTS.some((option) => option === value);

/** Returns a function that focuses the next row, or the container, if the removal lost the focus. */
function captureFocus(button: HTMLElement): () => void {
  const container = button.closest<HTMLElement>("[data-list-items]");
  const getRemoveButtons = () => [...(container?.querySelectorAll<HTMLElement>("[data-remove-item]") ?? [])];
  const index = getRemoveButtons().indexOf(button);
  return () => {
    if (!hasLostFocus()) return;
    const remaining = getRemoveButtons();
    (remaining[Math.min(index, remaining.length - 1)] ?? container)?.focus();
  };
}

export function ListItems({ list, layout, onLayoutChange, onRemove }: Props) {
  const t = useTranslations("lists");
  const [sort, setSort] = useState<ListSort>("added");
  async function handleRemove(item: WishlistItem, button: HTMLElement): Promise<void> {
    const restore = captureFocus(button);
    await onRemove?.(item);
    requestAnimationFrame(restore);
  }

  const renderItems = (items: WishlistItem[], inactive: boolean) =>
    layout === "grid" ? (
      <ListGrid items={sortItems(items, sort)} />
    ) : (
      <ul className={styles.products}>
        {sortItems(items, sort).map((item) => (
          <ListItem
            key={item.itemId}
            item={item}
            inactive={inactive}
            onRemove={onRemove && ((button) => void handleRemove(item, button))}
          />
        ))}
      </ul>
    );
  return (
    <div className={styles.content} data-list-items="" tabIndex={-1}>
      <div className={`${styles.toolbar} no-print`}>
        <label>
          {t("sort.label")}
          <Select value={sort} onChange={({ target }) => isSort(target.value) && setSort(target.value)}>
            {LIST_SORTS.map((option) => (
              <option key={option} value={option}>
                {t(`sort.${option}`)}
              </option>
            ))}
          </Select>
        </label>
        {list.listId > 0 && (
          <LayoutSwitch listId={list.listId} layout={layout} onLayoutChange={onLayoutChange} />
        )}
      </div>
      {list.items.length > 0 && (
        <section aria-labelledby="items-title">
          <h2 id="items-title" className="visually-hidden">
            {t("products")}
          </h2>
          {renderItems(list.items, false)}
        </section>
      )}
      {list.inactiveItems.length > 0 && (
        <section className={styles.inactiveProducts} aria-labelledby="inactive-title">
          <h2 id="inactive-title">{t("inactiveTitle")}</h2>
          <p className={styles.note}>{t("inactiveText")}</p>
          {renderItems(list.inactiveItems, true)}
        </section>
      )}
    </div>
  );
}

type SwitchProps = Pick<Props, "layout" | "onLayoutChange"> & { listId: number };

function LayoutSwitch({ listId, layout, onLayoutChange }: SwitchProps) {
  const t = useTranslations("lists");
  const href = localizePath(useLocale());
  const isGrid = layout === "grid";
  const label = isGrid ? t("asRows") : t("asGrid");
  if (onLayoutChange) {
    return (
      <Button variant="quiet" small onClick={() => onLayoutChange(isGrid ? "rows" : "grid")}>
        {label}
      </Button>
    );
  }
  return (
    <LinkButton
      variant="quiet"
      small
      href={href(isGrid ? accountPaths.list(listId) : accountPaths.listGrid(listId))}
    >
      {label}
    </LinkButton>
  );
}
