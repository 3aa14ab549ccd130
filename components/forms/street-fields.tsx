import type { ComponentProps, ReactNode } from "react";
import { Field } from "@/components/ui/field";
import { FieldRow } from "@/components/ui/form-layout";
import { stripCodeBlanks } from "./strip-code-blanks";

type Name = "address1" | "addressNumber" | "postalcode";

type Props = {
  field: (name: Name) => Pick<ComponentProps<typeof Field>, "id" | "label" | "error">;
  /** Postal codes of digits alone. */
  isItalian: boolean;
  children: ReactNode;
};

export function StreetFields({ field, isItalian, children }: Props) {
  return (
    <FieldRow>
      <Field {...field("address1")} span="twoThirds" autoComplete="address-line1" required />
      <Field {...field("addressNumber")} span="third" autoComplete="off" required />
      <Field
        {...field("postalcode")}
        span="third"
        inputMode={isItalian ? "numeric" : "text"}
        autoComplete="postal-code"
        onInput={stripCodeBlanks}
        required
      />
      {children}
    </FieldRow>
  );
}
