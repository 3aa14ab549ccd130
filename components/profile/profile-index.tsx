import { getTranslations } from "next-intl/server";
import type { ComponentProps } from "react";
import { renderNavGroups } from "./profile-nav-groups";
import { SignOutButton } from "@/components/auth/sign-out-button";
import styles from "./profile.module.css";

type Props = { logOut: ComponentProps<typeof SignOutButton>["action"] };

/** Phones only: replaces the navigation row on the dashboard. */
export async function ProfileIndex({ logOut }: Props) {
  const t = await getTranslations("profile");
  return (
    <nav className={styles.index} aria-label={t("title")}>
      {await renderNavGroups()}
      <SignOutButton action={logOut} />
    </nav>
  );
}
