import type { ReactNode } from "react";
import { Icon } from "./icon";
import type { IconName } from "./icon-paths";
import styles from "./entry-list.module.css";

export function EntryList({ children }: { children: ReactNode }) {
  return <ul className={styles.entries}>{children}</ul>;
}

type Props = {
  icon: IconName;
  current?: boolean;
  /** Links and text buttons beneath the text. */
  extra?: ReactNode;
  /** Button at the end. */
  action?: ReactNode;
  children: ReactNode;
};

/** A stored address, card or invoice recipient. */
export function Entry({ icon, current, extra, action, children }: Props) {
  return (
    <li className={styles.entry} data-current={current || undefined}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.text}>
        {children}
        {extra && <div className={styles.extra}>{extra}</div>}
      </div>
      {action}
    </li>
  );
}
