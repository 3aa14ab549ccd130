import type { Fault, Validator } from "./validation-messages";

export type FieldRules<Field extends string> = readonly (readonly [Field, readonly Validator[]])[];

/** The first fault of each field, in the order of the rules; empty when the form may be sent. */
export function faultsBy<Field extends string>(
  rules: FieldRules<Field>,
  values: Readonly<Record<Field, string>>,
): Map<Field, Fault> {
  const faults = new Map<Field, Fault>();
  for (const [field, validators] of rules) {
    for (const validator of validators) {
      const found = validator(values[field]);
      if (!found) continue;
      faults.set(field, found);
      break;
    }
  }
  return faults;
}
