import type { UseFormReturn } from "react-hook-form";
import type { FormValues } from "@/lib/rules/form-fields";
import type { FrameProps } from "./field-frame";

export type ControlProps = FrameProps & {
  form: UseFormReturn<FormValues>;
  name: string;
};
