"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useCustomerDraft, useValuesWithDraft } from "@/components/forms/use-customer-draft";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import type { Address } from "@/lib/ebsn/domain/delivery";
import type { FoundAddress } from "@/lib/maps/google-address";
import { type AddressValues, isSamePlace, validateAddress } from "@/lib/rules/delivery/address";
import { ITALY } from "@/lib/rules/delivery/countries";
import { type Position, positionOf } from "@/lib/rules/delivery/distance";
import { visitorPlaceStore, type VisitorPlace } from "@/lib/session/visitor-place";
import { useStore } from "@/lib/state/use-store";
import type { UncoveredPlace } from "./notify-delivery";
import { useCountriesAndProvinces } from "./use-countries-and-provinces";
import { useCustomerPhone } from "./use-customer-phone";
import { isUncovered, useSaveAddress } from "./use-save-address";

const newValues = (place: VisitorPlace | null): AddressValues => ({
  addressName: "",
  address1: "",
  addressNumber: "",
  postalcode: place?.postalcode ?? "",
  city: place?.city ?? "",
  province: "",
  country: ITALY,
  referencePhoneNumber: "",
  floor: "",
  intercom: "",
  note: "",
});

const valuesOf = (address: Address): AddressValues => ({
  addressName: address.addressName,
  address1: address.address1,
  addressNumber: address.addressNumber,
  postalcode: address.postalcode,
  city: address.city,
  province: address.province,
  country: address.country || ITALY,
  referencePhoneNumber: address.phone,
  floor: address.floor,
  intercom: address.intercom,
  note: address.note,
});

/** Not while somebody is about to type: it would become part of what they type. */
function fillIfUntouched(form: UseFormReturn<AddressValues>, values: Partial<AddressValues>): void {
  const entries = Object.entries(values) as [keyof AddressValues, string][];
  const focusedName = document.activeElement?.getAttribute("name");
  const isTouched = entries.some(([name]) => name === focusedName || form.getValues(name) !== "");
  if (isTouched) return;
  const shouldValidate = form.formState.isSubmitted;
  for (const [name, value] of entries) form.setValue(name, value, { shouldValidate });
}

type LocatedAddress = { values: AddressValues; position: Position | null };

export type AddressFormOptions = {
  deliveryServiceId: number;
  address?: Address | null;
  onSaved: Parameters<typeof useSaveAddress>[0]["onSaved"];
};

export function useAddressForm({ deliveryServiceId, address, onSaved }: AddressFormOptions) {
  const t = useTranslations("delivery");
  const place = useStore(visitorPlaceStore);
  const customerPhone = useCustomerPhone(!address);
  const [uncovered, setUncovered] = useState<UncoveredPlace | null>(null);
  const withDraft = useValuesWithDraft({
    formName: "address",
    initialValues: address ? valuesOf(address) : newValues(place),
    // Only of a new address.
    isEnabled: !address,
  });
  const { defaultValues } = withDraft;
  /** Of the address found last; once changed by hand, it is another place. */
  const located = useRef<LocatedAddress>({ values: defaultValues, position: positionOf(address) });
  const valuesAtChoice = useRef<AddressValues | null>(null);
  const save = useSaveAddress({
    deliveryServiceId,
    addressId: address?.addressId,
    onSaved: (saved) => {
      draft.clear();
      return onSaved(saved);
    },
  });
  const validatedForm = useValidatedForm<AddressValues>({
    id: "address",
    defaultValues,
    validate: validateAddress,
    labelOf: (name) => t(`field.${name as keyof AddressValues}`),
    async onSubmit(values) {
      setUncovered(null);
      try {
        await save(values, {
          countryId: countries.find(({ iso }) => iso === values.country)?.countryId,
          position: isSamePlace(values, located.current.values) ? located.current.position : null,
        });
      } catch (cause) {
        if (isUncovered(cause))
          setUncovered({ postalcode: values.postalcode.trim(), city: values.city.trim() });
        throw cause;
      }
    },
  });
  const { form } = validatedForm;
  const draft = useCustomerDraft(form, withDraft);
  const { countries, provinces } = useCountriesAndProvinces(form.watch("country"));

  useEffect(() => {
    if (customerPhone) fillIfUntouched(form, { referencePhoneNumber: customerPhone });
  }, [customerPhone, form]);

  // On a document load the visitor's place is known after the form's default values were read.
  useEffect(() => {
    if (!address && place) fillIfUntouched(form, { postalcode: place.postalcode, city: place.city });
  }, [address, place, form]);

  /** What is edited after the choice of a suggestion is not overwritten by its address. */
  function rememberValues(): void {
    valuesAtChoice.current = { ...form.getValues() };
  }

  function fillAddress(foundAddress: FoundAddress): void {
    const { address1, addressNumber, postalcode, city, province } = foundAddress;
    const shouldValidate = form.formState.isSubmitted;
    // A new street clears the number; town and province may follow from the postal code.
    const found = {
      address1,
      addressNumber,
      ...(postalcode && { postalcode }),
      ...(city && { city, province }),
      country: ITALY,
    };
    const isEdited = (name: string) => {
      const field = name as keyof AddressValues;
      return valuesAtChoice.current !== null && form.getValues(field) !== valuesAtChoice.current[field];
    };
    for (const [name, value] of Object.entries(found)) {
      if (!isEdited(name))
        form.setValue(name as keyof AddressValues, value, { shouldValidate, shouldDirty: true });
    }
    draft.save();
    located.current = { values: { ...form.getValues(), ...found }, position: positionOf(foundAddress) };
    if (!addressNumber && !isEdited("addressNumber")) form.setFocus("addressNumber");
  }

  return {
    ...validatedForm,
    countries,
    provinces,
    uncovered,
    rememberValues,
    fillAddress,
    clearDraft: draft.clear,
  };
}
