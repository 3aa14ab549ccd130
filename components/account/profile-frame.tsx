import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { profileGroups } from "./profile-groups";
import { DASHBOARD } from "./profile-places";
import { SignOut } from "./sign-out";
import styles from "./profile.module.css";

/** The ways about the profile, round each of its pages. */
export async function ProfileFrame({ children }: { children: ReactNode }) {
  const t = await getTranslations("profile");
  return (
    <div className={styles.frame}>
      <nav className={styles.nav} aria-label={t("title")}>
        {await profileGroups(DASHBOARD)}
        <SignOut />
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
