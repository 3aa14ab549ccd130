"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { ValidatedForm } from "@/components/forms/validated-form";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { FieldRow } from "@/components/ui/form-layout";
import { Panel } from "@/components/ui/panel";
import { apiFetch } from "@/lib/api/api-fetch";
import { refreshCart } from "@/lib/cart/fetch-cart";
import type { FidelityCard } from "@/lib/ebsn/domain/fidelity";
import { type CardHolder, normalizeCardHolder, validateCardHolder } from "@/lib/rules/account/registration";

const CARD_CODE = /fidelity_card/;

export function AssociateCardForm({ lastName }: { lastName: string }) {
  const t = useTranslations("social.card");
  const tCard = useTranslations("registration.card");
  const [isAssociated, setIsAssociated] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  // The focused form was removed.
  useEffect(() => result.current?.focus(), [isAssociated]);
  const labels = { fidelityCard: tCard("number"), lastName: tCard("lastName") };
  const { field, isSubmitting, formProps } = useValidatedForm<CardHolder>({
    id: "associate-card",
    defaultValues: { fidelityCard: "", lastName },
    validate: (values) => validateCardHolder(normalizeCardHolder(values)),
    labelOf: (name) => labels[name as keyof CardHolder],
    fieldOf: (code) => (CARD_CODE.test(code) ? "fidelityCard" : null),
    async onSubmit(values) {
      await apiFetch<FidelityCard[]>("finiper/associate_card", { body: { ...normalizeCardHolder(values) } });
      setIsAssociated(true);
      refreshCart();
    },
  });
  return (
    <Panel aria-labelledby="associate-card-title">
      <h2 id="associate-card-title">{t("title")}</h2>
      {isAssociated ? (
        <Alert ref={result} tone="success" tabIndex={-1}>
          {t("done")}
        </Alert>
      ) : (
        <>
          <p>{t("text")}</p>
          <ValidatedForm formProps={formProps} isSubmitting={isSubmitting} submitLabel={t("submit")}>
            <FieldRow>
              <Field
                {...field("fidelityCard")}
                span="half"
                inputMode="numeric"
                autoComplete="off"
                maxLength={20}
                required
              />
              <Field {...field("lastName")} span="half" autoComplete="family-name" maxLength={60} required />
            </FieldRow>
          </ValidatedForm>
        </>
      )}
    </Panel>
  );
}
