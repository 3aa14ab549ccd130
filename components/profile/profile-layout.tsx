import { getTranslations } from "next-intl/server";
import type { ComponentProps, ReactNode } from "react";
import { renderNavGroups } from "./profile-nav-groups";
import { DASHBOARD_ITEM } from "./profile-nav-items";
import { NeedsScript } from "@/components/ui/needs-script";
import { SkipLink } from "@/components/ui/skip-link";
import { SignOutButton } from "@/components/auth/sign-out-button";
import styles from "./profile.module.css";

const CONTENT_ID = "profile-content";

type Props = { logOut: ComponentProps<typeof SignOutButton>["action"]; children: ReactNode };

export async function ProfileLayout({ logOut, children }: Props) {
  const t = await getTranslations("profile");
  return (
    <div className={styles.frame}>
      <SkipLink to={CONTENT_ID}>{t("skipMenu")}</SkipLink>
      <nav className={styles.nav} aria-label={t("title")}>
        {await renderNavGroups(DASHBOARD_ITEM)}
        <SignOutButton action={logOut} />
      </nav>
      <div id={CONTENT_ID} className={styles.content}>
        <NeedsScript />
        {children}
      </div>
    </div>
  );
}
