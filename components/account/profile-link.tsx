"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./profile.module.css";

/** How much of the place before is left to be seen. */
const EDGE = 48;

type Props = {
  href: string;
  /** The page from which the others are chosen. */
  isFirst?: boolean;
  children: ReactNode;
};

/** Says which place of the profile one is in; the pages below it count as well. */
export function ProfileLink({ href, isFirst, children }: Props) {
  const path = usePathname();
  const here = path === href || path.startsWith(`${href}/`);
  const link = useRef<HTMLAnchorElement>(null);
  // On a phone the places lie in a row that is wider than the screen.
  useEffect(() => {
    const row = link.current?.closest("nav");
    if (here && row && link.current) row.scrollLeft = link.current.offsetLeft - row.offsetLeft - EDGE;
  }, [here]);
  return (
    <a
      ref={link}
      href={href}
      className={styles.place}
      data-first={isFirst || undefined}
      aria-current={here ? "page" : undefined}
    >
      {children}
    </a>
  );
}
