import type { ComponentProps, ReactNode } from "react";
import styles from "./card-list.module.css";
import { Icon } from "./icon";
import type { IconName } from "./icon-paths";
import { Link } from "./link";

export function CardList(props: Omit<ComponentProps<"ul">, "className">) {
  return <ul className={styles.cards} {...props} />;
}

type Props = {
  icon: IconName;
  /** Missing: the card is no link. */
  href?: string;
  title: ReactNode;
  /** Status tags. */
  tags: ReactNode;
  /** Buttons above the link of the whole card. */
  actions?: ReactNode;
  children: ReactNode;
};

/** With `href` the whole surface is the link of its title. */
export function Card({ icon, href, title, tags, actions, children }: Props) {
  return (
    <li className={styles.card}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.text}>
        {href ? (
          <Link href={href} className={styles.link}>
            {title}
          </Link>
        ) : (
          <strong>{title}</strong>
        )}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <span className={styles.tags}>{tags}</span>
    </li>
  );
}
