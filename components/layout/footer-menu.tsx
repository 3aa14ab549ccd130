import type { MenuItem } from "@/lib/content/domain";
import styles from "./footer.module.css";
import { MenuLink } from "./menu-link";

type Props = { groups: MenuItem[]; href: (path: string) => string };

/** One column per group; top-level links share the first one. */
export function FooterMenu({ groups, href }: Props) {
  const ungrouped = groups.filter(({ children }) => children.length === 0);
  const columns = [
    ...(ungrouped.length > 0 ? [{ title: "", children: ungrouped }] : []),
    ...groups.filter(({ children }) => children.length > 0),
  ];
  return columns.map(({ title, children }) => (
    <nav key={title} aria-label={title || undefined}>
      {title && <h2>{title}</h2>}
      <ul className={styles.links}>
        {children.map((item) => (
          <li key={item.href + item.title}>
            <MenuLink item={item} href={href} />
          </li>
        ))}
      </ul>
    </nav>
  ));
}
