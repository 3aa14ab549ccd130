import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { FieldRow } from "@/components/ui/form-layout";
import type { ProfileValues } from "@/lib/rules/account/profile";
import { completeTypedDate } from "./complete-typed-date";
import { stripCodeBlanks } from "./strip-code-blanks";

type FieldProps = ComponentProps<typeof Field>;
type Name = keyof ProfileValues;

const INPUT_PROPS: Record<Name, Partial<FieldProps>> = {
  firstName: { autoComplete: "given-name" },
  lastName: { autoComplete: "family-name" },
  phone: { type: "tel", autoComplete: "tel" },
  birthDate: { inputMode: "numeric", autoComplete: "bday", maxLength: 14, onInput: completeTypedDate },
  postalcode: { inputMode: "numeric", autoComplete: "postal-code", onInput: stripCodeBlanks },
  fiscalCode: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false, maxLength: 20 },
};

type Props = {
  field: (name: Name) => Pick<FieldProps, "id" | "label" | "error">;
  names: Name[];
  hints: Partial<Record<Name, string>>;
  isRequired: (name: Name) => boolean;
};

export function PersonalFields({ field, names, hints, isRequired }: Props) {
  return (
    <FieldRow>
      {names.map((name) => (
        <Field
          key={name}
          {...field(name)}
          {...INPUT_PROPS[name]}
          span="half"
          hint={hints[name]}
          required={isRequired(name)}
        />
      ))}
    </FieldRow>
  );
}
