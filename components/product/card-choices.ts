import { getSellingRule } from "@/lib/cart/compact-selling";
import type { Product, SelectOption } from "@/lib/ebsn/domain/product";
import { splitChoices } from "@/lib/rules/quantities/quantity";

export type CardChoices = {
  options?: SelectOption[];
  splits?: number;
  /** Where there is more than one choice, they are collapsed under this label. */
  label?: string;
};

/** Empty for most products. */
export function cardChoices({ selectOptions, selling }: Product, label = ""): { choices?: CardChoices } {
  const splits = splitChoices(getSellingRule(selling)).length;
  if (selectOptions.length === 0 && splits === 0) return {};
  return {
    choices: {
      ...(selectOptions.length > 0 && { options: selectOptions }),
      ...(splits > 0 && { splits }),
      ...(selectOptions.length + Number(splits > 0) > 1 && { label }),
    },
  };
}
