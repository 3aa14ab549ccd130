"use client";

import { useEffect, useRef, type RefObject } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { useMessages } from "@/components/ui/messages";
import { apiFetch } from "@/lib/api/api-fetch";
import { config } from "@/lib/config";
import type { CategoryNode } from "@/lib/ebsn/domain/category";
import { contentLanguage } from "@/lib/i18n/content-language";
import { localizePath } from "@/lib/i18n/locale-path";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { paths } from "@/lib/paths/paths";
import { SubcategoryLinks } from "./subcategory-links";
import styles from "./departments-menu.module.css";

type Props = {
  id: string;
  opener: RefObject<HTMLElement | null>;
  /** Escape was pressed: focus returns to the opener. */
  onClose: () => void;
  onLeave: () => void;
};

const fetchCategoryTree = () =>
  apiFetch<CategoryNode[]>("category", { params: { filtered: true, depth: config.categoryTreeDepth } });

export function DepartmentsPanel({ id, opener, onClose, onLeave }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const messages = useMessages();
  const { data, error } = useSWR("departments", fetchCategoryTree, { revalidateOnFocus: false });
  const locale = getPageLocale();
  const href = localizePath(locale);

  useEffect(() => {
    const handleOutsideEvent = (event: Event) => {
      const target = event.target as Node;
      if (!ref.current?.contains(target) && !opener.current?.contains(target)) onLeave();
    };
    const handleEscape = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    document.addEventListener("pointerdown", handleOutsideEvent);
    document.addEventListener("focusin", handleOutsideEvent);
    document.addEventListener("keydown", handleEscape);
    return () => {
      document.removeEventListener("pointerdown", handleOutsideEvent);
      document.removeEventListener("focusin", handleOutsideEvent);
      document.removeEventListener("keydown", handleEscape);
    };
  });

  useEffect(() => {
    if (error && !data && opener.current instanceof HTMLAnchorElement) location.assign(opener.current.href);
  }, [error, data, opener]);

  return (
    <div ref={ref} id={id} className={styles.panel} aria-busy={!data}>
      {!data && (
        <div className={styles.waiting} role="status" aria-label={messages.loading}>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} height="8rem" />
          ))}
        </div>
      )}
      <ul className={styles.columns} lang={contentLanguage(locale)}>
        {data?.map((department) => (
          <li key={department.categoryId}>
            <Link href={href(paths.category(department.slug))}>{department.name}</Link>
            <SubcategoryLinks
              subcategories={department.children}
              href={href}
              className={styles.subcategories}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
