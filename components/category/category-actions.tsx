import { LinkButton } from "@/components/ui/button";
import { ContentText } from "@/components/ui/content-text";
import { VideoLinks } from "@/components/ui/video-links";
import type { CategoryAction } from "@/lib/ebsn/domain/category";
import { anchorProps } from "@/lib/html/anchor-props";
import { shopLink } from "@/lib/html/shop-link";
import styles from "./category-header.module.css";

type Props = { actions: CategoryAction[]; href: (path: string) => string };

export function CategoryActions({ actions, href }: Props) {
  const links = actions.flatMap(({ label, url }) => {
    const link = shopLink(url);
    return link ? [{ label, ...anchorProps(link, href) }] : [];
  });
  if (links.length === 0) return null;
  return (
    <>
      <ul className={styles.actions}>
        {links.map(({ label, ...anchor }) => (
          <li key={`${label} ${anchor.href}`}>
            <LinkButton variant="secondary" small {...anchor}>
              <ContentText>{label}</ContentText>
            </LinkButton>
          </li>
        ))}
      </ul>
      {links.some((anchor) => anchor["data-video"]) && <VideoLinks />}
    </>
  );
}
