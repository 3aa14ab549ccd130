"use client";

import { useEffect } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import type { AddressValues } from "@/lib/rules/address";
import { usePlaces } from "./use-places";

type Props = {
  form: UseFormReturn<AddressValues>;
  /** Towns are only known for Italy. */
  isItalian: boolean;
  id: string;
  label: string;
  error?: string;
};

export function CityField({ form, isItalian, id, label, error }: Props) {
  const postalcode = useWatch({ control: form.control, name: "postalcode" });
  const { places } = usePlaces(isItalian && postalcode.length >= 4 ? postalcode : "");
  const matchingPlaces = places.filter((place) => place.postalcode === postalcode);
  const [firstMatch] = matchingPlaces;

  useEffect(() => {
    if (!firstMatch || matchingPlaces.length > 1) return;
    if (form.getValues("city") === "") form.setValue("city", firstMatch.city);
    form.setValue("province", firstMatch.province);
  }, [firstMatch, matchingPlaces.length, form]);

  return (
    <>
      <Field
        {...form.register("city")}
        id={id}
        label={label}
        error={error}
        span="third"
        autoComplete="address-level2"
        list={`${id}-list`}
        required
      />
      <datalist id={`${id}-list`}>
        {matchingPlaces.map((place) => (
          <option key={place.city} value={place.city} />
        ))}
      </datalist>
    </>
  );
}
