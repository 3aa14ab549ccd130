import type { ReactNode } from "react";
import styles from "./empty-state.module.css";
import { Icon } from "./icon";
import type { IconName } from "./icon-paths";

type Props = {
  icon: IconName;
  title: string;
  heading?: "h1" | "h2";
  children?: ReactNode;
  actions?: ReactNode;
};

export function EmptyState({ icon, title, heading: Heading = "h2", children, actions }: Props) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} size={36} />
      </span>
      <Heading>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
