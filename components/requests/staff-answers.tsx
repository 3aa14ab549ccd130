import { useLocale, useTranslations } from "next-intl";
import { Muted } from "@/components/ui/muted";
import { formatDate, formatTime, toShopDay } from "@/lib/dates";
import type { StaffAnswer } from "@/lib/ebsn/domain/form-request";
import styles from "./request.module.css";

export function StaffAnswers({ answers }: { answers: StaffAnswer[] }) {
  const t = useTranslations("requests");
  const locale = useLocale();
  return (
    <section className={styles.content} aria-labelledby="answer-title">
      <h2 id="answer-title">{t("answer", { count: answers.length })}</h2>
      <ul className={styles.answers}>
        {answers.map(({ text, staffName, sentAt }) => (
          <li key={`${sentAt} ${text}`}>
            <p className={styles.answer}>{text}</p>
            <Muted>{[staffName, formatSentAt(sentAt, locale)].filter(Boolean).join(" · ")}</Muted>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function formatSentAt(sentAt: string, locale: string): string {
  if (!sentAt) return "";
  const instant = new Date(sentAt);
  return `${formatDate(toShopDay(instant), locale)} ${formatTime(instant, locale)}`;
}
