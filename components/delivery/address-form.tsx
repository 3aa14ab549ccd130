"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { StreetFields } from "@/components/forms/street-fields";
import { Form } from "@/components/forms/form";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Actions, FieldRow } from "@/components/ui/form-layout";
import type { Address } from "@/lib/ebsn/domain/delivery";
import type { FoundAddress } from "@/lib/maps/google-address";
import { type AddressValues, validateAddress } from "@/lib/rules/address";
import { ITALY } from "@/lib/rules/countries";
import { visitorPlace } from "@/lib/session/visitor-place";
import { useStore } from "@/lib/use-store";
import { AddressSearch } from "./address-search";
import { CityField } from "./city-field";
import { CountryField, ProvinceField } from "./country-fields";
import { useCountriesAndProvinces } from "./use-countries-and-provinces";
import { useCustomerPhone } from "./use-customer-phone";
import type { UncoveredPlace } from "./notify-delivery";
import { UncoveredAreaNotice } from "./uncovered-area-notice";
import { isUncovered, useSaveAddress } from "./use-save-address";

type Props = {
  deliveryServiceId: number;
  address?: Address | null;
  onSaved: (address: Address) => void;
  onCancel?: () => void;
};

export function AddressForm({ deliveryServiceId, address, onSaved, onCancel }: Props) {
  const t = useTranslations("delivery");
  const place = useStore(visitorPlace);
  const customerPhone = useCustomerPhone(!address);
  const [uncovered, setUncovered] = useState<UncoveredPlace | null>(null);
  const save = useSaveAddress({ deliveryServiceId, addressId: address?.addressId, onSaved });
  const { form, field, errorOf, busy, formProps } = useValidatedForm<AddressValues>({
    id: "address",
    defaultValues: {
      addressName: address?.addressName ?? "",
      address1: address?.address1 ?? "",
      addressNumber: address?.addressNumber ?? "",
      postalcode: address?.postalcode ?? place?.postalcode ?? "",
      city: address?.city ?? place?.city ?? "",
      province: address?.province ?? "",
      country: address?.country || ITALY,
      referencePhoneNumber: address?.phone ?? "",
      floor: address?.floor ?? "",
      intercom: address?.intercom ?? "",
      note: address?.note ?? "",
    },
    validate: validateAddress,
    labelOf: (name) => t(`field.${name as keyof AddressValues}`),
    async onSubmit(values) {
      setUncovered(null);
      try {
        await save(values, countries.find(({ iso }) => iso === values.country)?.countryId);
      } catch (cause) {
        if (isUncovered(cause))
          setUncovered({ postalcode: values.postalcode.trim(), city: values.city.trim() });
        throw cause;
      }
    },
  });
  const [country, province] = form.watch(["country", "province"]);
  const { countries, provinces } = useCountriesAndProvinces(country);
  const isItalian = country === ITALY;

  useEffect(() => {
    if (customerPhone && form.getValues("referencePhoneNumber") === "")
      form.setValue("referencePhoneNumber", customerPhone);
  }, [customerPhone, form]);

  function fillAddress({ address1, addressNumber, postalcode, city, province }: FoundAddress): void {
    const shouldValidate = form.formState.isSubmitted;
    // A new street clears the number; town and province may follow from the postal code.
    const found = {
      address1,
      addressNumber,
      ...(postalcode && { postalcode }),
      ...(city && { city, province }),
      country: ITALY,
    };
    for (const [name, value] of Object.entries(found))
      form.setValue(name as keyof AddressValues, value, { shouldValidate, shouldDirty: true });
    if (!addressNumber) form.setFocus("addressNumber");
  }

  return (
    <Form {...formProps}>
      <Field {...field("addressName")} hint={t("addressNameHint")} />
      <AddressSearch onFound={fillAddress} />
      <CountryField
        field={field("country")}
        countries={countries}
        value={country}
        onInput={() => form.setValue("province", "")}
      />
      <StreetFields field={field} isItalian={isItalian}>
        <CityField
          form={form}
          isItalian={isItalian}
          id="address-city"
          label={t("field.city")}
          error={errorOf("city")}
        />
        <ProvinceField field={field("province")} provinces={provinces} value={province} />
      </StreetFields>
      <Field
        {...field("referencePhoneNumber")}
        type="tel"
        autoComplete="tel"
        required
        hint={t("phoneHint")}
      />
      <FieldRow>
        <Field {...field("floor")} span="half" />
        <Field {...field("intercom")} span="half" />
      </FieldRow>
      <Field {...field("note")} hint={t("noteHint")} />
      {uncovered && <UncoveredAreaNotice place={uncovered} />}
      <Actions>
        <Button type="submit" busy={busy}>
          {t("saveAddress")}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t("cancel")}
          </Button>
        )}
      </Actions>
    </Form>
  );
}
