"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import styles from "./profile.module.css";
import { useUserMessages } from "./use-user-messages";

export function DashboardMessages() {
  const t = useTranslations("profile.news");
  const href = localizePath(useLocale());
  const { data } = useUserMessages();
  if (!data || data.unread === 0) return null;
  return (
    <Link href={href(accountPaths.messages())} className={styles.unread}>
      <Icon name="mail" size={24} />
      {t("unread", { count: data.unread })}
      <Icon name="forward" size={18} />
    </Link>
  );
}
