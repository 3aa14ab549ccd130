import { useRef } from "react";
import { useController } from "react-hook-form";
import { Icon } from "@/components/ui/icon";
import { describeControl, FieldBox, FieldHint } from "@/components/ui/field";
import { interpolate } from "@/lib/i18n/interpolate";
import type { FieldError } from "@/lib/rules/forms/field-error";
import { MAX_FILE_MB } from "@/lib/rules/forms/form-files";
import type { ControlProps } from "./control-props";
import { fieldBoxProps } from "./field-box-props";
import styles from "./form-view.module.css";
import { toChosenFile, type ChosenFile } from "./read-files";

const toKilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1024));

const FILES_SIZE: FieldError["code"] = "filesSize";

/** Cancelling the file chooser keeps the chosen file. What is being sent is not changed. */
export function FileControl(props: ControlProps) {
  const { field, form, name, id, messages, error } = props;
  const boxProps = fieldBoxProps(props);
  const {
    field: controller,
    formState: { isSubmitting },
  } = useController({ control: form.control, name });
  const fileInput = useRef<HTMLInputElement>(null);
  const [file] = (Array.isArray(controller.value) ? controller.value : []) as ChosenFile[];
  const limit = interpolate(messages.fileHint, { types: field.accept.join(", "), size: MAX_FILE_MB });

  /** A file is checked when it is chosen, and with it those that were too large together. */
  function choose(files: ChosenFile[]): void {
    controller.onChange(files);
    const { errors } = form.formState;
    const tooLarge = Object.keys(errors).filter((other) => errors[other]?.type === FILES_SIZE);
    if (files.length === 0) form.clearErrors(name);
    void form.trigger(files.length > 0 ? [name, ...tooLarge] : tooLarge.filter((other) => other !== name));
  }

  return (
    <FieldBox {...boxProps} extra={<FieldHint>{limit}</FieldHint>}>
      <div className={styles.file}>
        <input
          ref={fileInput}
          type="file"
          id={id}
          className={styles.chooser}
          accept={field.accept.map((extension) => `.${extension}`).join(",")}
          disabled={field.disabled || isSubmitting}
          required={field.required && !file}
          aria-invalid={error ? true : undefined}
          aria-describedby={describeControl(boxProps)}
          onBlur={controller.onBlur}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) choose([toChosenFile(chosen)]);
          }}
        />
        <span aria-hidden="true" className={styles.chooserLabel}>
          {file ? messages.otherFile : messages.chooseFile}
        </span>
        {file && (
          <span className={styles.chosen}>
            <Icon name={error ? "warning" : "check"} size={18} />
            <span className={styles.fileName}>{file.name}</span>
            <small>{toKilobytes(file.size)} kB</small>
            <button
              type="button"
              className={`icon-button ${styles.remove}`}
              disabled={isSubmitting}
              aria-label={interpolate(messages.removeFile, { name: file.name })}
              onClick={() => {
                choose([]);
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
