"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ConsentForm } from "@/components/delivery/consent-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { ValidatedForm } from "@/components/forms/validated-form";
import { Alert } from "@/components/ui/alert";
import { LinkButton } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Panel } from "@/components/ui/panel";
import { accountPaths } from "@/lib/paths/account-paths";
import { apiFetch } from "@/lib/api/api-fetch";
import { useCart } from "@/lib/cart/use-cart";
import { config } from "@/lib/config";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { fieldError } from "@/lib/rules/forms/field-error";
import { CARD_MODULE } from "@/lib/rules/account/consents";
import { CardConditions } from "./card-conditions";

type Props = {
  /** From the link in the email; "" when signed in. */
  email: string;
  token: string;
  isSignedIn: boolean;
};

export function CardAgreement({ email, token, isSignedIn }: Props) {
  const t = useTranslations("cardAgreement");
  const href = localizePath(useLocale());
  const { cart } = useCart();
  const [isDone, setIsDone] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  // The focused form was removed.
  useEffect(() => result.current?.focus(), [isDone]);
  const { form, errorOf, isSubmitting, formProps } = useValidatedForm<{ conditions: boolean }>({
    id: "agreement",
    defaultValues: { conditions: false },
    validate: ({ conditions }) => new Map(conditions ? [] : [["conditions", fieldError("consent")]]),
    labelOf: () => "",
    async onSubmit() {
      await apiFetch("registration-card/registration_confirm", {
        method: "POST",
        params: { action: "agreement", email, token, coopId: cart?.storeId ?? config.defaultStoreId },
      });
      setIsDone(true);
    },
  });

  if (!isSignedIn && !token)
    return <LinkButton href={href(paths.login(href(accountPaths.cardAgreement())))}>{t("logIn")}</LinkButton>;
  return (
    <>
      {isDone && (
        <Alert ref={result} tone="success" tabIndex={-1}>
          <p>{t("done")}</p>
          <Link href={href(accountPaths.fidelity())}>{t("toCards")}</Link>
        </Alert>
      )}
      {!isDone && (
        <ValidatedForm formProps={formProps} isSubmitting={isSubmitting} submitLabel={t("submit")}>
          <CardConditions
            id="agreement-conditions"
            field={form.register("conditions")}
            error={errorOf("conditions")}
          />
        </ValidatedForm>
      )}
      {isDone && isSignedIn && (
        <Panel aria-labelledby="card-consents">
          <h2 id="card-consents">{t("consents")}</h2>
          <ConsentForm
            storeId={cart?.storeId ?? config.defaultStoreId}
            moduleTypeId={CARD_MODULE}
            success={{ key: "cardAgreement.consentsSaved" }}
            onSaved={() => Promise.resolve()}
          />
        </Panel>
      )}
    </>
  );
}
