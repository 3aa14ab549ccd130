"use client";

import { useEffect, useRef, type RefObject } from "react";
import useSWR from "swr";
import { Skeleton } from "@/components/ui/skeleton";
import { useWords } from "@/components/ui/words";
import { door } from "@/lib/cart/door";
import type { CategoryNode } from "@/lib/ebsn/domain/category";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import styles from "./departments-menu.module.css";

type Props = {
  id: string;
  opener: RefObject<HTMLElement | null>;
  /** Escape: the focus returns. */
  onClose: () => void;
  /** The focus or the pointer went elsewhere. */
  onLeave: () => void;
};

const readTree = () => door<CategoryNode[]>("category", { params: { filtered: true } });

export function DepartmentsPanel({ id, opener, onClose, onLeave }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const words = useWords();
  const { data, error } = useSWR("departments", readTree, { revalidateOnFocus: false });
  const href = localPath(document.documentElement.lang);

  useEffect(() => {
    const outside = (event: Event) => {
      const target = event.target as Node;
      if (!ref.current?.contains(target) && !opener.current?.contains(target)) onLeave();
    };
    const escape = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", escape);
    };
  });

  useEffect(() => {
    if (error && opener.current instanceof HTMLAnchorElement) location.assign(opener.current.href);
  }, [error, opener]);

  return (
    <div ref={ref} id={id} className={styles.panel} aria-busy={!data}>
      {!data && (
        <div className={styles.waiting} role="status" aria-label={words.loading}>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} height="8rem" />
          ))}
        </div>
      )}
      <ul className={styles.columns}>
        {data?.map((department) => (
          <li key={department.categoryId}>
            <a href={href(paths.category(department.slug))}>{department.name}</a>
            <ul className={styles.shelves}>
              {department.children.map((shelf) => (
                <li key={shelf.categoryId}>
                  <a href={href(paths.category(shelf.slug))}>{shelf.name}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
