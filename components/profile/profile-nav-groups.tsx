import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { config } from "@/lib/config";
import { localizePath } from "@/lib/i18n/locale-path";
import { isKnownMissing } from "@/lib/gateway/missing-calls";
import { ProfileNavLink } from "./profile-nav-link";
import { type NavItem, NAV_GROUPS } from "./profile-nav-items";
import styles from "./profile.module.css";

const isOffered = ({ call, ofCard }: NavItem) =>
  (config.hasLoyaltyCard || !ofCard) && (call === undefined || !isKnownMissing(call));

export async function renderNavGroups(firstItem?: NavItem): Promise<ReactNode> {
  const t = await getTranslations("profile");
  const href = localizePath(await getLocale());
  const renderList = (items: NavItem[]) => (
    <ul className={styles.items}>
      {items.map(({ key, href: path, icon, pages = [] }) => (
        <li key={key}>
          <ProfileNavLink href={href(path)} pages={pages.map(href)} isFirst={key === firstItem?.key}>
            <Icon name={icon} size={20} />
            {t(key)}
          </ProfileNavLink>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {firstItem && renderList([firstItem])}
      {NAV_GROUPS.map(({ key, items }) => ({ key, items: items.filter(isOffered) })).map(({ key, items }) => (
        <div key={key} className={styles.group}>
          <p className={styles.groupName}>{t(`groups.${key}`)}</p>
          {renderList(items)}
        </div>
      ))}
    </>
  );
}
