import { useRef } from "react";
import { useController } from "react-hook-form";
import { Icon } from "@/components/ui/icon";
import input from "@/components/ui/field.module.css";
import { fill } from "@/lib/i18n/fill";
import { MOST_FILE_MB } from "@/lib/rules/form-files";
import type { ControlProps } from "./control-props";
import { describedBy, FieldFrame } from "./field-frame";
import styles from "./form-view.module.css";
import { choose, type ChosenFile } from "./read-files";

const kilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1024));

/** One file; what was chosen stays until another is, also when the chooser is left with nothing. */
export function FileControl(props: ControlProps) {
  const { field, form, name, id, words, error } = props;
  const { field: held } = useController({ control: form.control, name });
  const chooser = useRef<HTMLInputElement>(null);
  const [file] = (Array.isArray(held.value) ? held.value : []) as ChosenFile[];
  const limit = fill(words.fileHint, { types: field.accept.join(", "), size: MOST_FILE_MB });
  return (
    <FieldFrame {...props} extra={<p className={input.hint}>{limit}</p>}>
      <div className={styles.file}>
        <input
          ref={chooser}
          type="file"
          id={id}
          className={styles.chooser}
          accept={field.accept.map((ending) => `.${ending}`).join(",")}
          disabled={field.disabled}
          required={field.required && !file}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(props)}
          onBlur={held.onBlur}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) held.onChange([choose(chosen)]);
          }}
        />
        <span aria-hidden="true" className={styles.chooserFace}>
          {file ? words.otherFile : words.chooseFile}
        </span>
        {file && (
          <span className={styles.chosen}>
            <Icon name="check" size={18} />
            <span className={styles.fileName}>{file.name}</span>
            <small>{kilobytes(file.size)} kB</small>
            <button
              type="button"
              className={`icon-button ${styles.remove}`}
              aria-label={fill(words.removeFile, { name: file.name })}
              onClick={() => {
                held.onChange([]);
                if (chooser.current) chooser.current.value = "";
                chooser.current?.focus();
              }}
            >
              <Icon name="cross" size={18} />
            </button>
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
