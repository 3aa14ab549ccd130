"use client";

import { lazy, Suspense, useState } from "react";
import { Input } from "@/components/ui/control";
import { FieldBox } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { EARLIEST_DATE, LATEST_DATE } from "@/lib/rules/form-validation";
import type { ControlProps } from "./control-props";
import { controlAttributes } from "./control-attributes";
import { fieldBoxProps } from "./field-box-props";
import styles from "./date-control.module.css";

const CalendarDialog = lazy(() =>
  import("./calendar-dialog").then((file) => ({ default: file.CalendarDialog })),
);

/** The browser's date field with a calendar whose weeks start on Monday in every browser. */
export function DateControl(props: ControlProps) {
  const { field, form, name, messages } = props;
  const [isOpen, setIsOpen] = useState(false);
  const value = String(form.getValues(name) ?? "");
  return (
    <FieldBox {...fieldBoxProps(props)}>
      <div className={styles.date}>
        <Input type="date" min={EARLIEST_DATE} max={LATEST_DATE} {...controlAttributes(props)} />
        {!field.disabled && (
          <button
            type="button"
            className={`icon-button ${styles.opener}`}
            aria-label={messages.calendar}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            <Icon name="calendar" size={20} />
          </button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <CalendarDialog
            title={field.label}
            value={value}
            min={EARLIEST_DATE}
            max={LATEST_DATE}
            messages={messages}
            onClose={(day) => {
              setIsOpen(false);
              if (day)
                form.setValue(name, day, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
            }}
          />
        </Suspense>
      )}
    </FieldBox>
  );
}
