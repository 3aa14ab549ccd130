import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { Html } from "@/components/ui/html";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import styles from "./form-block.module.css";
import { FormSpot } from "./form-spot";
import type { FormWords } from "./form-words";

type Props = { definition: FormDefinition; title?: string; heading?: "h2" | "h3" };

/** A form with its title and introduction; without scripts it says what else to do. */
export async function FormBlock({ definition, title, heading: Heading = "h2" }: Props) {
  const [{ forms }, locale] = await Promise.all([getMessages(), getLocale()]);
  const { fields, intro, ...rest } = definition;
  const words: FormWords = {
    ...forms.engine,
    ...(locale === DEFAULT_LOCALE ? {} : { faults: forms.fault }),
  };
  const notes = Object.fromEntries(
    fields
      .filter(({ description }) => description)
      .map(({ id, description }): [string, ReactNode] => [id, <Html key={id} markup={description} />]),
  );
  const shown = title || definition.title;
  const head = (
    <header className={styles.head}>
      {shown && <Heading>{shown}</Heading>}
      {intro && <Html markup={intro} className={styles.intro} />}
    </header>
  );
  return (
    <div className={styles.block} id={`form-${definition.formId}`}>
      <FormSpot
        head={head}
        definition={{ ...rest, intro: "", fields: fields.map((field) => ({ ...field, description: "" })) }}
        words={words}
        notes={notes}
        rows={fields.filter(({ kind }) => kind !== "hidden").length}
      />
      {!definition.needsLogin && (
        <noscript>
          <p className={styles.noScript}>{forms.needsScript}</p>
        </noscript>
      )}
    </div>
  );
}
