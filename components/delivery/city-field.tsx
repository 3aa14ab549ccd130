"use client";

import { useEffect } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import forms from "@/components/forms/forms.module.css";
import { Field } from "@/components/ui/field";
import type { AddressValues } from "./address-form";
import { usePlaces } from "./use-places";

type Props = { form: UseFormReturn<AddressValues>; id: string; label: string; error?: string };

/** The town, proposed by the postal code; the province comes with it. */
export function CityField({ form, id, label, error }: Props) {
  const postalcode = useWatch({ control: form.control, name: "postalcode" });
  const { places } = usePlaces(postalcode.length >= 4 ? postalcode : "");
  const here = places.filter((place) => place.postalcode === postalcode);
  const [only] = here;

  useEffect(() => {
    if (!only || here.length > 1) return;
    if (form.getValues("city") === "") form.setValue("city", only.city);
    form.setValue("province", only.province);
  }, [only, here.length, form]);

  return (
    <>
      <Field
        {...form.register("city")}
        id={id}
        label={label}
        error={error}
        className={forms.most}
        autoComplete="address-level2"
        list={`${id}-list`}
        required
      />
      <datalist id={`${id}-list`}>
        {here.map((place) => (
          <option key={place.city} value={place.city} />
        ))}
      </datalist>
    </>
  );
}
