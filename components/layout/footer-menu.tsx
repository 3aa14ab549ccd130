import type { ReactNode } from "react";
import type { MenuItem } from "@/lib/content/domain";
import styles from "./footer.module.css";
import { MenuLink } from "./menu-link";

type Props = {
  groups: MenuItem[];
  href: (path: string) => string;
  lang?: string;
  /** List items for the group of the legal pages. */
  rules?: ReactNode;
};

const LEGAL_PAGE = /\/(?:condizioni|cookie|privacy|terms)[^/]*\/?$/;

const isLegalGroup = ({ children }: MenuItem) => children.some(({ href }) => LEGAL_PAGE.test(href));

export const hasRules = (groups: MenuItem[]): boolean => groups.some(isLegalGroup);

/** One column per group; top-level links share the first one. */
export function FooterMenu({ groups, href, lang, rules }: Props) {
  const ungrouped = groups.filter(({ children }) => children.length === 0);
  const columns = [
    ...(ungrouped.length > 0 ? [{ title: "", children: ungrouped }] : []),
    ...groups.filter(({ children }) => children.length > 0),
  ];
  const legalGroup = groups.find(isLegalGroup);
  return columns.map(({ title, children }) => (
    <nav key={title} {...(lang && { lang })} {...(title && { "aria-label": title })}>
      {title && <h2>{title}</h2>}
      <ul className={styles.links}>
        {children.map((item) => (
          <li key={item.href + item.title}>
            <MenuLink item={item} href={href} />
          </li>
        ))}
        {children === legalGroup?.children && rules}
      </ul>
    </nav>
  ));
}
