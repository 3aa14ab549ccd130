import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FormField, FormValues } from "@/lib/rules/forms/form-fields";
import type { FormMessages } from "./form-messages";

export type ControlProps = {
  field: FormField;
  form: UseFormReturn<FormValues>;
  name: string;
  id: string;
  messages: FormMessages;
  error: string | undefined;
  /** The field's own HTML, sanitised on the server. */
  note: ReactNode;
};
