"use client";

import { type ComponentProps, Suspense, useEffect, useState } from "react";
import { useController } from "react-hook-form";
import { lazyOptional } from "@/components/ui/lazy-optional";
import { Input } from "@/components/ui/control";
import { FieldBox } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { EARLIEST_DATE, LATEST_DATE } from "@/lib/rules/forms/form-validation";
import type { ControlProps } from "./control-props";
import { controlAttributes } from "./control-attributes";
import { fieldBoxProps } from "./field-box-props";
import styles from "./date-control.module.css";

type CalendarProps = ComponentProps<typeof import("./calendar-dialog").CalendarDialog> & { fieldId: string };

const CalendarDialog = lazyOptional<CalendarProps>(
  () => import("./calendar-dialog").then((file) => file.CalendarDialog),
  FocusField,
);

function FocusField({ fieldId, onClose }: CalendarProps) {
  useEffect(() => {
    onClose("");
    document.getElementById(fieldId)?.focus();
  });
  return null;
}

/** The browser's date field with a calendar whose weeks start on Monday in every browser. */
export function DateControl(props: ControlProps) {
  const { field, form, name, id, messages } = props;
  const { field: controller } = useController({ control: form.control, name });
  const [isOpen, setIsOpen] = useState(false);
  const value = String(controller.value ?? "");
  return (
    <FieldBox {...fieldBoxProps(props)}>
      <div className={styles.date}>
        <Input
          type="date"
          min={EARLIEST_DATE}
          max={LATEST_DATE}
          {...controlAttributes(props)}
          {...controller}
          value={value}
        />
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
            fieldId={id}
            title={field.label}
            value={value}
            min={EARLIEST_DATE}
            max={LATEST_DATE}
            messages={messages}
            onClose={(day) => {
              setIsOpen(false);
              if (day) controller.onChange(day);
            }}
          />
        </Suspense>
      )}
    </FieldBox>
  );
}
