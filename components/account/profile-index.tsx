import { getTranslations } from "next-intl/server";
import { profileGroups } from "./profile-groups";
import { SignOut } from "./sign-out";
import styles from "./profile.module.css";

/** On a phone, in place of the row above the other pages: all of the profile to choose from. */
export async function ProfileIndex() {
  const t = await getTranslations("profile");
  return (
    <nav className={styles.index} aria-label={t("title")}>
      {await profileGroups()}
      <SignOut />
    </nav>
  );
}
