import { ContentText } from "@/components/ui/content-text";
import type { answersOf } from "./request-answers";
import styles from "./request.module.css";

type Props = { title: string; answers: ReturnType<typeof answersOf> };

export function RequestAnswersList({ title, answers }: Props) {
  return (
    <section className={styles.content} aria-labelledby="sent-title">
      <h2 id="sent-title">{title}</h2>
      <dl>
        {answers.map(({ name, label, value }) => (
          <div key={name}>
            <dt>
              <ContentText>{label}</ContentText>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
