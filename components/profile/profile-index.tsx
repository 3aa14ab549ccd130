import { getTranslations } from "next-intl/server";
import { renderNavGroups } from "./profile-nav-groups";
import { SignOutButton } from "@/components/auth/sign-out-button";
import styles from "./profile.module.css";

/** Phones only: replaces the navigation row on the dashboard. */
export async function ProfileIndex() {
  const t = await getTranslations("profile");
  return (
    <nav className={styles.index} aria-label={t("title")}>
      {await renderNavGroups()}
      <SignOutButton />
    </nav>
  );
}
