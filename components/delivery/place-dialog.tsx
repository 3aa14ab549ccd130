"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import { InlineForm } from "@/components/forms/inline-form";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Stack } from "@/components/ui/form-layout";
import { LoadError } from "@/components/ui/load-error";
import { SelectField } from "@/components/ui/select-field";
import { Skeleton } from "@/components/ui/skeleton";
import { TextButton } from "@/components/ui/text-button";
import { choosePlace } from "@/lib/cart/choose-place";
import { usePlace } from "@/lib/cart/use-next-slot";
import { emitError } from "@/lib/api/emit-error";
import type { PlacePreview, ServicePreview } from "@/lib/ebsn/domain/delivery";
import type { PlaceResult } from "@/lib/overlays/requests";
import { isPostalCode } from "@/lib/rules/delivery/addresses";
import { isHomeDelivery } from "@/lib/rules/delivery/delivery-services";
import { PlaceServices } from "./place-services";
import styles from "./delivery.module.css";
import { UncoveredAreaNotice } from "./uncovered-area-notice";
import { UnknownPostalCode } from "./unknown-postal-code";
import { usePlacePreview } from "./use-place-preview";

const FIELD_ID = "place-postalcode";
const CODE_LENGTH = 5;

const homeDeliveryOrFirst = (services: ServicePreview[]) =>
  services.find(({ deliveryServiceId }) => isHomeDelivery(deliveryServiceId)) ?? services[0];

type TownFieldProps = { towns: PlacePreview["places"]; value?: string; onChange: (city: string) => void };

function TownField({ towns, value, onChange }: TownFieldProps) {
  const t = useTranslations("delivery.place");
  if (towns.length < 2) return null;
  return (
    <SelectField
      id="place-town"
      label={t("town")}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {towns.map(({ city }) => (
        <option key={city}>{city}</option>
      ))}
    </SelectField>
  );
}

/** A visitor's postal code and delivery service: all that a cart needs before the checkout. */
export function PlaceDialog({ onResolve }: { onResolve: (result: PlaceResult) => void }) {
  const t = useTranslations("delivery.place");
  const locale = useLocale();
  const known = usePlace() ?? { postalcode: "", city: "" };
  const [postalcode, setPostalcode] = useState(known.postalcode);
  const [city, setCity] = useState(known.city);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [savingId, setSavingId] = useState<number | null>(null);
  const isComplete = isPostalCode(postalcode);
  const { preview, services, town, error, reload } = usePlacePreview({ postalcode, city });

  // The dialog would focus its first control instead of the postal code.
  useEffect(() => document.getElementById(FIELD_ID)?.focus(), []);

  async function choose(service: ServicePreview): Promise<void> {
    if (savingId !== null || !town) return;
    setSavingId(service.deliveryServiceId);
    try {
      await choosePlace({ postalcode, city: town.city }, service);
      onResolve("chosen");
    } catch (cause) {
      emitError("errors.errorSettingAddress", cause);
      setSavingId(null);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsSubmitted(true);
    const service = services && homeDeliveryOrFirst(services);
    if (service) void choose(service);
  }

  return (
    <Dialog open title={t("title")} onClose={() => onResolve("closed")}>
      <Stack>
        <p className={styles.intro}>{t("intro")}</p>
        <InlineForm formProps={{ onSubmit: submit }} className={styles.placeForm}>
          <Field
            id={FIELD_ID}
            span="third"
            label={t("postalcode")}
            hint={t("postalcodeHint")}
            error={isSubmitted && !isComplete ? t("invalid") : undefined}
            value={postalcode}
            inputMode="numeric"
            autoComplete="postal-code"
            onChange={({ target }) => {
              setPostalcode(target.value.replace(/\D/g, "").slice(0, CODE_LENGTH));
              setCity("");
            }}
          />
          <TownField towns={preview?.places ?? []} value={town?.city} onChange={setCity} />
        </InlineForm>
        <div role="status" className={styles.placeStatus}>
          {error === undefined ? (
            isComplete && !services && <Skeleton height="11rem" />
          ) : (
            <LoadError error={error} onRetry={reload} />
          )}
          {preview && !town && <UnknownPostalCode key={postalcode} postalcode={postalcode} />}
          {town && !town.served && <p className={styles.warning}>{t("notServed", { city: town.city })}</p>}
          {services && town && (
            <PlaceServices
              services={services}
              town={town.city}
              savingId={savingId}
              locale={locale}
              onChoose={(service) => void choose(service)}
            />
          )}
        </div>
        {town && !town.served && <UncoveredAreaNotice place={town} />}
        <p className={styles.placeLinks}>
          <TextButton onClick={() => onResolve("more")}>{t("more")}</TextButton>
          <TextButton onClick={() => onResolve("login")}>{t("haveAccount")}</TextButton>
        </p>
      </Stack>
    </Dialog>
  );
}
