"use client";

import { useTranslations } from "next-intl";
import { useSWR } from "@/lib/state/use-swr";
import { Form } from "@/components/forms/form";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Button } from "@/components/ui/button";
import { Actions } from "@/components/ui/form-layout";
import { LoadError } from "@/components/ui/load-error";
import { Skeleton } from "@/components/ui/skeleton";
import { type ApiRequest, apiFetch } from "@/lib/api/api-fetch";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import { CARD_MODULE, consentAnswer, REGISTRATION_MODULE } from "@/lib/rules/account/consents";
import { ConsentQuestions, useConsents } from "./consent-questions";

type Props = {
  storeId: number;
  /** By default that of the registration. */
  moduleTypeId?: number;
  onSaved: () => Promise<void>;
  onCancel?: () => void;
  success?: ApiRequest["success"];
};

const CONSENTS = "registration-disclaimer/list";
const CARD_CONSENTS = "ccno-registration-disclaimer/list";

type FieldsProps = Props & { moduleTypeId: number; disclaimers: Disclaimer[] };

export function ConsentForm(props: Props) {
  const { storeId, moduleTypeId = REGISTRATION_MODULE } = props;
  const { data, error, mutate } = useSWR(["consents", storeId, moduleTypeId], () =>
    apiFetch<Disclaimer[]>(moduleTypeId === CARD_MODULE ? CARD_CONSENTS : CONSENTS, {
      params: { store_id: storeId, registration_module_type_id: moduleTypeId },
    }),
  );
  if (error && !data) return <LoadError error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="16rem" />;
  return <ConsentFields key={storeId} {...props} moduleTypeId={moduleTypeId} disclaimers={data} />;
}

function ConsentFields({ storeId, moduleTypeId, onSaved, onCancel, success, disclaimers }: FieldsProps) {
  const t = useTranslations();
  const consents = useConsents(disclaimers);
  const { form, errorOf, isSubmitting, formProps } = useValidatedForm<Record<string, boolean>>({
    id: "consents",
    idOf: (name) => name,
    validate: () => new Map(consents.errors),
    labelOf: () => "",
    focusFirst: true,
    async onSubmit() {
      await apiFetch("user-registration-disclaimer/update-disclaimer", {
        body: {
          store_id: storeId,
          registration_module_type_id: moduleTypeId,
          disclaimers: disclaimers.map((disclaimer) => ({
            registrationDisclaimerId: disclaimer.disclaimerId,
            value: consentAnswer(disclaimer, consents.answers) ? "1" : "0",
          })),
        },
        success,
      });
      await onSaved();
    },
  });

  return (
    <Form {...formProps}>
      {onCancel && <p>{t("consents.intro")}</p>}
      <ConsentQuestions consents={consents} errorOf={errorOf} onAnswer={(name) => form.clearErrors(name)} />
      <Actions>
        <Button type="submit" busy={isSubmitting}>
          {t(onCancel ? "consents.save" : "profile.details.consentsSave")}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t("delivery.cancel")}
          </Button>
        )}
      </Actions>
    </Form>
  );
}
