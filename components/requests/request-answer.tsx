import { useTranslations } from "next-intl";
import styles from "./request.module.css";

export function RequestAnswer({ answer }: { answer: string }) {
  const t = useTranslations("requests");
  return (
    <section className={styles.content} aria-labelledby="answer-title">
      <h2 id="answer-title">{t("answer")}</h2>
      <p className={styles.answer}>{answer}</p>
    </section>
  );
}
