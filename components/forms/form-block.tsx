import { getMessages } from "next-intl/server";
import { Html } from "@/components/ui/html";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { compactDefinition } from "./compact-definition";
import styles from "./form-block.module.css";
import { getFormParts } from "./form-parts";
import { FormSlot } from "./form-slot";

type Props = { definition: FormDefinition; title?: string; heading?: "h2" | "h3" };

export async function FormBlock({ definition, title, heading: Heading = "h2" }: Props) {
  const [{ forms }, parts] = await Promise.all([getMessages(), getFormParts(definition)]);
  const { fields, intro, note } = definition;
  const titleText = title || definition.title;
  const header = (
    <header className={styles.head}>
      {titleText && <Heading>{titleText}</Heading>}
      {intro && <Html markup={intro} className={styles.intro} />}
    </header>
  );
  return (
    <div className={styles.block} id={`form-${definition.formId}`}>
      <FormSlot
        header={header}
        {...parts}
        definition={compactDefinition(parts.definition)}
        rows={fields.filter(({ kind }) => kind !== "hidden").length}
      />
      {note && <Html markup={note} className={styles.note} />}
      {!definition.needsLogin && (
        <noscript>
          <p className={styles.noScript}>{forms.needsScript}</p>
        </noscript>
      )}
    </div>
  );
}
