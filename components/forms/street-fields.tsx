import type { ComponentProps, ReactNode } from "react";
import { Field } from "@/components/ui/field";
import { FieldRow } from "@/components/ui/form-layout";

type Name = "address1" | "addressNumber" | "postalcode";

type Props = {
  field: (name: Name) => Pick<ComponentProps<typeof Field>, "id" | "label" | "error">;
  /** The town, and what belongs to it. */
  children: ReactNode;
};

/** Street, number, postal code and town. */
export function StreetFields({ field, children }: Props) {
  return (
    <FieldRow>
      <Field {...field("address1")} span="twoThirds" autoComplete="address-line1" required />
      <Field {...field("addressNumber")} span="third" required />
      <Field {...field("postalcode")} span="third" inputMode="numeric" autoComplete="postal-code" required />
      {children}
    </FieldRow>
  );
}
