"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/forms/form";
import { StreetFields } from "@/components/forms/street-fields";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Actions, FieldRow } from "@/components/ui/form-layout";
import { ITALY } from "@/lib/rules/delivery/countries";
import { AddressSearch } from "./address-search";
import { CityField } from "./city-field";
import { CountryField, ProvinceField } from "./country-fields";
import { UncoveredAreaNotice } from "./uncovered-area-notice";
import { type AddressFormOptions, useAddressForm } from "./use-address-form";

type Props = AddressFormOptions & { onCancel?: () => void };

export function AddressForm({ onCancel, ...options }: Props) {
  const t = useTranslations("delivery");
  const {
    form,
    field,
    errorOf,
    isSubmitting,
    formProps,
    countries,
    provinces,
    uncovered,
    rememberValues,
    fillAddress,
    clearDraft,
  } = useAddressForm(options);
  const [country, province] = form.watch(["country", "province"]);
  const isItalian = country === ITALY;

  return (
    <Form {...formProps}>
      <Field {...field("addressName")} autoComplete="off" hint={t("addressNameHint")} />
      <AddressSearch onChoose={rememberValues} onFound={fillAddress} />
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
        <Field {...field("floor")} span="half" autoComplete="off" hint={t("optional")} />
        <Field {...field("intercom")} span="half" autoComplete="off" hint={t("optional")} />
      </FieldRow>
      <Field {...field("note")} autoComplete="off" hint={t("noteHint")} />
      {uncovered && <UncoveredAreaNotice place={uncovered} />}
      <Actions>
        <Button type="submit" busy={isSubmitting}>
          {t("saveAddress")}
        </Button>
        {onCancel && (
          <Button
            variant="secondary"
            onClick={() => {
              clearDraft();
              onCancel();
            }}
          >
            {t("cancel")}
          </Button>
        )}
      </Actions>
    </Form>
  );
}
