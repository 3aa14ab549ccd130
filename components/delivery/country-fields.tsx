"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps, FormEventHandler } from "react";
import { SelectField } from "@/components/ui/select-field";
import type { Country, Province } from "@/lib/ebsn/schemas/geo";

type FieldProps = Pick<ComponentProps<typeof SelectField>, "id" | "label" | "error">;

type CountryProps = {
  field: FieldProps;
  countries: Country[];
  value: string;
  onInput: FormEventHandler<HTMLSelectElement>;
};

export function CountryField({ field, countries, value, onInput }: CountryProps) {
  return (
    <SelectField {...field} autoComplete="country" onInput={onInput}>
      {countries.length === 0 && <option value={value}>{value}</option>}
      {countries.map(({ iso, name }) => (
        <option key={iso} value={iso}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

type ProvinceProps = { field: FieldProps; provinces: Province[]; value: string; required?: boolean };

export function ProvinceField({ field, provinces, value, required }: ProvinceProps) {
  const t = useTranslations();
  return (
    <SelectField {...field} span="third" required={required} autoComplete="address-level1">
      <option value="">{t("delivery.chooseProvince")}</option>
      {/* Kept while the list is loading or no longer contains it. */}
      {value && !provinces.some(({ province }) => province === value) && (
        <option value={value}>{value}</option>
      )}
      {provinces.map(({ province, name }) => (
        <option key={province} value={province}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
