import { LinkButton } from "@/components/ui/button";
import type { CategoryAction } from "@/lib/ebsn/domain/category";
import { shopLink } from "@/lib/html/shop-link";
import styles from "./category-header.module.css";

type Props = { actions: CategoryAction[]; href: (path: string) => string };

export function CategoryActions({ actions, href }: Props) {
  const links = actions.flatMap(({ label, url }) => {
    const link = shopLink(url);
    return link ? [{ label, ...link }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className={styles.actions}>
      {links.map(({ label, href: path, isExternal }) => (
        <li key={`${label} ${path}`}>
          <LinkButton
            variant="secondary"
            small
            href={isExternal ? path : href(path)}
            {...(isExternal && { target: "_blank", rel: "noopener noreferrer" })}
          >
            {label}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
