"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps, FormEventHandler } from "react";
import { SelectField } from "@/components/ui/select-field";
import type { Country, Province } from "@/lib/ebsn/schemas/geo";

type FieldProps = Pick<ComponentProps<typeof SelectField>, "id" | "label" | "error">;

type Choice = { code: string; name: string };

/**
 * The chosen one is kept while the list is loading or no longer contains it. Its key is the same before and after:
 * a browser that sees the chosen option removed chooses the first.
 */
function Choices({ choices, value }: { choices: Choice[]; value: string }) {
  const isListed = !value || choices.some(({ code }) => code === value);
  return (isListed ? choices : [{ code: value, name: value }, ...choices]).map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}

type CountryProps = {
  field: FieldProps;
  countries: Country[];
  value: string;
  onInput: FormEventHandler<HTMLSelectElement>;
};

export function CountryField({ field, countries, value, onInput }: CountryProps) {
  return (
    <SelectField {...field} autoComplete="country" onInput={onInput}>
      <Choices choices={countries.map(({ iso, name }) => ({ code: iso, name }))} value={value} />
    </SelectField>
  );
}

type ProvinceProps = { field: FieldProps; provinces: Province[]; value: string; required?: boolean };

export function ProvinceField({ field, provinces, value, required }: ProvinceProps) {
  const t = useTranslations();
  return (
    <SelectField {...field} span="third" required={required} autoComplete="address-level1">
      <option value="">{t("delivery.chooseProvince")}</option>
      <Choices choices={provinces.map(({ province, name }) => ({ code: province, name }))} value={value} />
    </SelectField>
  );
}
