"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { clearSent } from "@/components/forms/clear-sent";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { ValidatedForm } from "@/components/forms/validated-form";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { apiFetch } from "@/lib/api/api-fetch";
import { refreshCart } from "@/lib/cart/fetch-cart";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { validateFields } from "@/lib/rules/forms/validate-fields";
import { required } from "@/lib/rules/forms/validators";

type Values = { subscriptionCode: string };

/** A company's code adds its address to the customer's. */
export function WorkplaceForm() {
  const t = useTranslations("profile.work");
  const href = localizePath(useLocale());
  /** "": the shop does not name it. */
  const [companyName, setCompanyName] = useState<string | null>(null);
  const { field, form, isSubmitting, formProps } = useValidatedForm<Values>({
    id: "work",
    defaultValues: { subscriptionCode: "" },
    validate: (values) => validateFields([["subscriptionCode", [required]]], values),
    labelOf: () => t("code"),
    async onSubmit(values) {
      const company = await apiFetch<{ companyName: string }>("shopatwork/subscribe", {
        method: "POST",
        params: { subscriptionCode: values.subscriptionCode.trim() },
      });
      setCompanyName(company.companyName);
      clearSent(form, values);
      refreshCart();
    },
  });
  return (
    <>
      {companyName !== null && (
        <Alert tone="success">
          <p>{companyName ? t("done", { company: companyName }) : t("doneUnnamed")}</p>
          <Link href={href(paths.addresses())}>{t("toAddresses")}</Link>
        </Alert>
      )}
      <ValidatedForm formProps={formProps} isSubmitting={isSubmitting} submitLabel={t("submit")}>
        <Field
          {...field("subscriptionCode")}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          hint={t("hint")}
          required
        />
      </ValidatedForm>
    </>
  );
}
