import { getMessages } from "next-intl/server";
import { Html } from "@/components/ui/html";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import styles from "./form-block.module.css";
import { formParts } from "./form-parts";
import { FormSpot } from "./form-spot";

type Props = { definition: FormDefinition; title?: string; heading?: "h2" | "h3" };

/** A form with its title and introduction; without scripts it says what else to do. */
export async function FormBlock({ definition, title, heading: Heading = "h2" }: Props) {
  const [{ forms }, parts] = await Promise.all([getMessages(), formParts(definition)]);
  const { fields, intro } = definition;
  const shown = title || definition.title;
  const head = (
    <header className={styles.head}>
      {shown && <Heading>{shown}</Heading>}
      {intro && <Html markup={intro} className={styles.intro} />}
    </header>
  );
  return (
    <div className={styles.block} id={`form-${definition.formId}`}>
      <FormSpot head={head} {...parts} rows={fields.filter(({ kind }) => kind !== "hidden").length} />
      {!definition.needsLogin && (
        <noscript>
          <p className={styles.noScript}>{forms.needsScript}</p>
        </noscript>
      )}
    </div>
  );
}
