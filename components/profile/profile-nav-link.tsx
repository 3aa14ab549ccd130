"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "@/components/ui/link";
import styles from "./profile.module.css";

/** Pixels of the previous item left visible. */
const SCROLL_MARGIN = 48;

type Props = {
  href: string;
  /** For these the link is marked as their parent. */
  pages?: string[];
  isFirst?: boolean;
  children: ReactNode;
};

export function ProfileNavLink({ href, pages = [], isFirst, children }: Props) {
  const path = usePathname();
  const isCurrent = path === href || path.startsWith(`${href}/`);
  const isMarked = isCurrent || pages.includes(path);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const nav = link.current?.closest("nav");
    if (isMarked && nav && link.current)
      nav.scrollLeft = link.current.offsetLeft - nav.offsetLeft - SCROLL_MARGIN;
  }, [isMarked]);
  return (
    <Link
      ref={link}
      href={href}
      className={styles.item}
      data-first={isFirst || undefined}
      aria-current={isCurrent ? "page" : isMarked || undefined}
    >
      {children}
    </Link>
  );
}
