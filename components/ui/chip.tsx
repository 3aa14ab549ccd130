import type { ReactNode } from "react";
import styles from "./chip.module.css";
import { Link } from "./link";

export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {children}
    </ul>
  );
}

type Props = { href: string; picture?: string; current?: boolean; children: ReactNode };

export function Chip({ href, picture, current, children }: Props) {
  return (
    <li>
      <Link className={styles.chip} href={href} aria-current={current ? "page" : undefined}>
        {picture && (
          <img className={styles.picture} src={picture} alt="" width={32} height={32} loading="lazy" />
        )}
        {children}
      </Link>
    </li>
  );
}
