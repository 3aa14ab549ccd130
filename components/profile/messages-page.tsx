"use client";

import { useTranslations } from "next-intl";
import { LoadError } from "@/components/ui/load-error";
import { focusControl } from "@/components/forms/focus-control";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { Message } from "./message";
import styles from "./messages.module.css";
import { useUserMessages } from "./use-user-messages";

const STATUS_ID = "messages-state";

export function MessagesPage() {
  const t = useTranslations("profile.news");
  const { data, error, reload, markRead } = useUserMessages();
  const messages = data?.messages ?? [];

  async function markAll(): Promise<void> {
    await markRead();
    // The button disappears with the last unread message.
    focusControl(STATUS_ID);
  }

  return (
    <>
      <h1>{t("title")}</h1>
      {error !== undefined && <LoadError error={error} onRetry={reload} />}
      {!data && error === undefined && <Skeleton height="18rem" radius="var(--radius-l)" />}
      {data && messages.length === 0 && (
        <EmptyState icon="mail" title={t("none")}>
          {t("noneText")}
        </EmptyState>
      )}
      {data && messages.length > 0 && (
        <>
          <div className={styles.head}>
            <p id={STATUS_ID} tabIndex={-1} role="status">
              {t("unread", { count: data.unread })}
            </p>
            {data.unread > 0 && (
              <Button variant="secondary" small onClick={() => void markAll()}>
                {t("allRead")}
              </Button>
            )}
          </div>
          <ul className={styles.messages} aria-label={t("title")}>
            {messages.map((message) => (
              <Message
                key={message.userMessageId}
                message={message}
                onRead={() => void markRead(message.userMessageId)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
