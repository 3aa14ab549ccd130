"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";
import { Link } from "@/components/ui/link";
import { toShopDay, formatDate } from "@/lib/dates";
import type { MessageKind, UserMessage } from "@/lib/ebsn/domain/user-message";
import { localizePath } from "@/lib/i18n/locale-path";
import styles from "./messages.module.css";

const ICONS: Record<MessageKind, IconName> = {
  service: "truck",
  offer: "tag",
  card: "card",
  account: "person",
};

type Props = { message: UserMessage; onRead: () => void };

export function Message({ message, onRead }: Props) {
  const t = useTranslations("profile.news");
  const locale = useLocale();
  const { kind, title, content, href, sentAt, isRead } = message;
  return (
    <li>
      <details
        className={styles.message}
        data-unread={!isRead || undefined}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !isRead) onRead();
        }}
      >
        <summary className={styles.summary}>
          <Icon name={ICONS[kind]} className={styles.icon} />
          <span className={styles.title}>
            <b>{title}</b>
            {sentAt && <time dateTime={sentAt}>{formatDate(toShopDay(new Date(sentAt)), locale)}</time>}
          </span>
          {!isRead && <span className={styles.new}>{t("new")}</span>}
          <Icon name="down" size={18} className={styles.arrow} />
        </summary>
        <div className={styles.content}>
          <p>{content}</p>
          {href && (
            <p>
              <Link href={localizePath(locale)(href)}>{t("open")}</Link>
            </p>
          )}
        </div>
      </details>
    </li>
  );
}
