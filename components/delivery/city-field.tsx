"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import type { Place } from "@/lib/ebsn/domain/delivery";
import type { AddressValues } from "@/lib/rules/delivery/address";
import { townOfPostalCode } from "@/lib/rules/delivery/town-of-postal-code";
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
  const previousPlaces = useRef<Place[]>([]);

  // Runs when places arrive, not when the town is typed.
  const fillTown = useEffectEvent(() => {
    const [city, province] = form.getValues(["city", "province"]);
    const town = townOfPostalCode(matchingPlaces, previousPlaces.current, { city, province });
    const shouldValidate = form.formState.isSubmitted;
    if (town.city !== city) form.setValue("city", town.city, { shouldValidate });
    if (town.province !== province) form.setValue("province", town.province, { shouldValidate });
    previousPlaces.current = matchingPlaces;
  });
  const hasMatch = matchingPlaces.length > 0;
  useEffect(() => {
    if (hasMatch) fillTown();
  }, [hasMatch, postalcode]);

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
