import { FormBlock } from "@/components/forms/form-block";
import { Html } from "@/components/ui/html";
import { splitForms } from "@/lib/content/form-shortcodes";
import { getContentForm } from "@/lib/content/forms";
import { log } from "@/lib/log";
import styles from "./form-markup.module.css";

type Props = { markup: string; className?: string; lang?: string };

/** Missing forms are skipped. */
export function FormMarkup({ markup, className, lang }: Props) {
  return splitForms(markup).map((piece, index) =>
    typeof piece === "string" ? (
      <Html key={index} markup={piece} className={className} lang={lang} />
    ) : (
      <ContentForm key={index} formId={piece.formId} />
    ),
  );
}

async function ContentForm({ formId }: { formId: number }) {
  const definition = await getContentForm(formId).catch(() => {
    log("warn", "content.form", { formId });
    return null;
  });
  return (
    definition && (
      <div className={styles.form}>
        <FormBlock definition={definition} />
      </div>
    )
  );
}
