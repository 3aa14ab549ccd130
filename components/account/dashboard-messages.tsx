"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import styles from "./profile.module.css";
import { useMessages } from "./use-messages";

/** How much the shop has said that is still to be read; nothing where all is read. */
export function DashboardMessages() {
  const t = useTranslations("profile.news");
  const href = localPath(useLocale());
  const { data } = useMessages();
  if (!data || data.unread === 0) return null;
  return (
    <a href={href(accountPaths.messages())} className={styles.unread}>
      <Icon name="mail" size={24} />
      {t("unread", { count: data.unread })}
      <Icon name="forward" size={18} />
    </a>
  );
}
