import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { localPath } from "@/lib/i18n/local-path";
import { ProfileLink } from "./profile-link";
import { type Place, PLACE_GROUPS } from "./profile-places";
import styles from "./profile.module.css";

/** The places of the profile under the headings of their groups; `first` stands before them. */
export async function profileGroups(first?: Place): Promise<ReactNode> {
  const t = await getTranslations("profile");
  const local = localPath(await getLocale());
  const list = (places: Place[]) => (
    <ul className={styles.places}>
      {places.map(({ key, href, icon }) => (
        <li key={key}>
          <ProfileLink href={local(href)} isFirst={key === first?.key}>
            <Icon name={icon} size={20} />
            {t(key)}
          </ProfileLink>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {first && list([first])}
      {PLACE_GROUPS.map(({ key, places }) => (
        <div key={key} className={styles.group}>
          <p className={styles.groupName}>{t(`groups.${key}`)}</p>
          {list(places)}
        </div>
      ))}
    </>
  );
}
