import type { ReactElement } from "react";
import type { FormFieldKind } from "@/lib/rules/forms/form-fields";
import { CheckboxControl, ChoicesControl } from "./choice-controls";
import type { ControlProps } from "./control-props";
import { DateControl } from "./date-control";
import { FileControl } from "./file-control";
import { SelectControl, TextareaControl, TextControl } from "./text-controls";

const CONTROLS: Partial<Record<FormFieldKind, (props: ControlProps) => ReactElement>> = {
  textarea: TextareaControl,
  select: SelectControl,
  multiselect: ChoicesControl,
  checkboxes: ChoicesControl,
  radio: ChoicesControl,
  checkbox: CheckboxControl,
  date: DateControl,
  file: FileControl,
};

export function FormControl(props: ControlProps) {
  const Control = CONTROLS[props.field.kind] ?? TextControl;
  return <Control {...props} />;
}
