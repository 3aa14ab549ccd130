import { useRef } from "react";
import { useController } from "react-hook-form";
import { Icon } from "@/components/ui/icon";
import { describeControl, FieldBox, FieldHint } from "@/components/ui/field";
import { interpolate } from "@/lib/i18n/interpolate";
import { MAX_FILE_MB } from "@/lib/rules/forms/form-files";
import type { ControlProps } from "./control-props";
import { fieldBoxProps } from "./field-box-props";
import styles from "./form-view.module.css";
import { toChosenFile, type ChosenFile } from "./read-files";

const toKilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1024));

/** Cancelling the file chooser keeps the chosen file. */
export function FileControl(props: ControlProps) {
  const { field, form, name, id, messages, error } = props;
  const boxProps = fieldBoxProps(props);
  const { field: controller } = useController({ control: form.control, name });
  const fileInput = useRef<HTMLInputElement>(null);
  const [file] = (Array.isArray(controller.value) ? controller.value : []) as ChosenFile[];
  const limit = interpolate(messages.fileHint, { types: field.accept.join(", "), size: MAX_FILE_MB });
  return (
    <FieldBox {...boxProps} extra={<FieldHint>{limit}</FieldHint>}>
      <div className={styles.file}>
        <input
          ref={fileInput}
          type="file"
          id={id}
          className={styles.chooser}
          accept={field.accept.map((extension) => `.${extension}`).join(",")}
          disabled={field.disabled}
          required={field.required && !file}
          aria-invalid={error ? true : undefined}
          aria-describedby={describeControl(boxProps)}
          onBlur={controller.onBlur}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) controller.onChange([toChosenFile(chosen)]);
          }}
        />
        <span aria-hidden="true" className={styles.chooserLabel}>
          {file ? messages.otherFile : messages.chooseFile}
        </span>
        {file && (
          <span className={styles.chosen}>
            <Icon name="check" size={18} />
            <span className={styles.fileName}>{file.name}</span>
            <small>{toKilobytes(file.size)} kB</small>
            <button
              type="button"
              className={`icon-button ${styles.remove}`}
              aria-label={interpolate(messages.removeFile, { name: file.name })}
              onClick={() => {
                controller.onChange([]);
                if (fileInput.current) fileInput.current.value = "";
                fileInput.current?.focus();
              }}
            >
              <Icon name="cross" size={18} />
            </button>
          </span>
        )}
      </div>
    </FieldBox>
  );
}
