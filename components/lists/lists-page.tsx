"use client";

import { useLocale, useTranslations } from "next-intl";
import { LoadError } from "@/components/ui/load-error";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { paths } from "@/lib/paths/paths";
import styles from "./lists.module.css";
import { NewList } from "./new-list";
import { useLists } from "./use-lists";

export function ListsPage() {
  const t = useTranslations("lists");
  const href = localizePath(useLocale());
  const { lists, error, reload, write } = useLists();
  const hasFavourites = lists?.some((list) => list.isDefault && list.size > 0);
  return (
    <>
      <h1>{t("title")}</h1>
      {error !== undefined && <LoadError error={error} onRetry={reload} />}
      {!lists && error === undefined && <Skeleton height="12rem" />}
      <ul className={styles.lists}>
        {lists?.map((list) => (
          <li key={list.listId} className={styles.list}>
            <Icon name={list.isDefault ? "star" : list.isOwn ? "list" : "person"} />
            <Link href={href(accountPaths.list(list.listId))}>{list.name}</Link>
            <div className={styles.facts}>
              {list.isDefault && <span>{t("isDefault")}</span>}
              {!list.isOwn && <span>{t("sharedBadge")}</span>}
              <span>{t("size", { count: list.size })}</span>
            </div>
          </li>
        ))}
      </ul>
      {lists && (
        <NewList
          names={lists.filter(({ isOwn }) => isOwn).map(({ name }) => name)}
          onCreate={(name) => write("wishlist/create", { name })}
        />
      )}
      {lists && (
        <p>
          <Link href={href(accountPaths.preferred())}>
            {hasFavourites ? t("favourites") : t("mostPurchased")}
          </Link>
        </p>
      )}
      <p>
        <Link href={href(paths.shoppingList())}>{t("paste")}</Link>
      </p>
    </>
  );
}
