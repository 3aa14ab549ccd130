"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import styles from "./profile.module.css";

/** Says which place of the profile one is in; the pages below it count as well. */
export function ProfileLink({ href, children }: { href: string; children: ReactNode }) {
  const path = usePathname();
  const here = path === href || path.startsWith(`${href}/`);
  return (
    <a href={href} className={styles.place} aria-current={here ? "page" : undefined}>
      {children}
    </a>
  );
}
