"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type FieldPath, useForm } from "react-hook-form";
import { ErrorSummary } from "@/components/forms/error-summary";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { Address } from "@/lib/ebsn/domain/delivery";
import { addressSchema, type AddressValues } from "./address-schema";
import { CityField } from "./city-field";
import { useSaveAddress } from "./use-save-address";

type Props = {
  deliveryServiceId: number;
  address?: Address | null;
  onSaved: (address: Address) => void;
  onCancel?: () => void;
};

const FIELD_ORDER: FieldPath<AddressValues>[] = [
  "addressName",
  "address1",
  "addressNumber",
  "postalcode",
  "city",
  "referencePhoneNumber",
];

export function AddressForm({ deliveryServiceId, address, onSaved, onCancel }: Props) {
  const t = useTranslations("delivery");
  const tForms = useTranslations("forms");
  const [apiError, setApiError] = useState("");
  const save = useSaveAddress({
    deliveryServiceId,
    addressId: address?.addressId,
    onSaved,
    onError: setApiError,
  });
  const form = useForm<AddressValues>({
    resolver: zodResolver(addressSchema),
    shouldFocusError: false,
    defaultValues: {
      addressName: address?.addressName ?? "",
      address1: address?.address1 ?? "",
      addressNumber: address?.addressNumber ?? "",
      postalcode: address?.postalcode ?? "",
      city: address?.city ?? "",
      province: address?.province ?? "",
      referencePhoneNumber: address?.phone ?? "",
      floor: address?.floor ?? "",
      intercom: address?.intercom ?? "",
      note: address?.note ?? "",
    },
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  function messageOf(name: FieldPath<AddressValues>): string | undefined {
    const errorCode = errors[name]?.message;
    if (!errors[name]) return undefined;
    return errorCode === "postalcode"
      ? tForms("postalcode")
      : errorCode === "phone"
        ? tForms("phone")
        : tForms("required");
  }

  const field = (name: FieldPath<AddressValues>) => ({
    ...form.register(name),
    id: `address-${name}`,
    label: t(`field.${name}`),
    error: messageOf(name),
  });
  const summaryErrors = FIELD_ORDER.flatMap((name) => {
    const message = messageOf(name);
    return message ? [{ id: `address-${name}`, message: `${t(`field.${name}`)}: ${message}` }] : [];
  });

  return (
    <form
      className={forms.form}
      noValidate
      onSubmit={(event) => {
        setApiError("");
        void form.handleSubmit(save)(event);
      }}
    >
      <ErrorSummary errors={summaryErrors} attempt={submitCount} />
      {apiError && (
        <p role="alert" className={forms.summary}>
          {apiError}
        </p>
      )}
      <Field {...field("addressName")} hint={t("addressNameHint")} />
      <div className={forms.row}>
        <Field {...field("address1")} className={forms.twoThirds} autoComplete="address-line1" required />
        <Field {...field("addressNumber")} className={forms.third} required />
        <Field
          {...field("postalcode")}
          className={forms.third}
          inputMode="numeric"
          autoComplete="postal-code"
          required
        />
        <CityField form={form} id="address-city" label={t("field.city")} error={messageOf("city")} />
      </div>
      <Field
        {...field("referencePhoneNumber")}
        type="tel"
        autoComplete="tel"
        required
        hint={t("phoneHint")}
      />
      <div className={forms.row}>
        <Field {...field("floor")} className={forms.half} />
        <Field {...field("intercom")} className={forms.half} />
      </div>
      <Field {...field("note")} hint={t("noteHint")} />
      <div className={forms.actions}>
        <Button type="submit" busy={isSubmitting}>
          {t("saveAddress")}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t("cancel")}
          </Button>
        )}
      </div>
    </form>
  );
}
