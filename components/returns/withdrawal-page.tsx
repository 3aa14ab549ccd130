"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ErrorAlert } from "@/components/forms/error-alert";
import { ErrorList } from "@/components/forms/error-list";
import { LocaleField } from "@/components/forms/locale-field";
import { useActionForm } from "@/components/forms/use-action-form";
import { useFormAction } from "@/components/forms/use-form-action";
import { NarrowPage } from "@/components/auth/narrow-page";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Actions, StackForm } from "@/components/ui/form-layout";
import { Link } from "@/components/ui/link";
import { Muted } from "@/components/ui/muted";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import type { WithdrawalValues } from "@/lib/rules/orders/withdrawal-form";
import { WithdrawalChoice } from "./withdrawal-choice";
import { WithdrawalReceipt } from "./withdrawal-receipt";
import styles from "./refund.module.css";
import type { WithdrawalState } from "./withdrawal-state";

/** In the order of the form. */
const FIELDS = ["name", "orderId", "email"] as const satisfies (keyof WithdrawalValues)[];

type Props = {
  initialValues: WithdrawalValues;
  action: (previous: WithdrawalState, form: FormData) => Promise<WithdrawalState>;
};

/** Art. 54-bis Codice del consumo: declare, confirm, receipt. */
export function WithdrawalPage({ initialValues, action }: Props) {
  const t = useTranslations("withdrawal");
  const initialState: WithdrawalState = {
    step: "declare",
    values: initialValues,
    quantities: {},
    fieldErrors: {},
    formError: "",
    order: null,
    withdrawal: null,
  };
  const { state, send, formAction } = useFormAction<WithdrawalState, { form: FormData }>(
    action,
    initialState,
    (previous, formError) => ({
      ...previous,
      fieldErrors: {},
      formError,
    }),
  );
  const { formPropsOf, isPending } = useActionForm(formAction);
  const { step, values, quantities, formError, order, withdrawal } = state;
  const title = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    title.current?.focus();
  }, [step]);

  return (
    <NarrowPage>
      <h1 ref={title} tabIndex={-1}>
        {t(step === "done" ? "receiptTitle" : "title")}
      </h1>
      {step === "declare" && <p>{t("intro")}</p>}
      {step === "done" && withdrawal ? (
        <WithdrawalReceipt orderId={values.orderId} withdrawal={withdrawal} />
      ) : (
        <StackForm
          className={step === "choose" ? styles.choice : undefined}
          {...formPropsOf((form) => send({ form }))}
          noValidate
        >
          <LocaleField />
          <FieldErrors state={state} />
          <ErrorAlert messages={formError ? [formError] : []} attempt={state} />
          {step === "choose" && order ? (
            <WithdrawalChoice values={values} quantities={quantities} order={order} isBusy={isPending} />
          ) : (
            <Declaration state={state} isBusy={isPending} />
          )}
        </StackForm>
      )}
    </NarrowPage>
  );
}

const fieldId = (name: string) => `withdrawal-${name}`;

function FieldErrors({ state }: { state: WithdrawalState }) {
  const t = useTranslations();
  const [answer, setAnswer] = useState({ state, attempt: 0 });
  if (answer.state !== state) setAnswer({ state, attempt: answer.attempt + 1 });
  const errors = FIELDS.flatMap((name) => {
    const message = state.fieldErrors[name];
    return message ? [{ id: fieldId(name), message: `${t(`withdrawal.${name}`)}: ${message}` }] : [];
  });
  const title = t("forms.errorCount", { count: errors.length });
  return <ErrorList title={title} errors={errors} attempt={answer.attempt} />;
}

function Declaration({
  state: { values, fieldErrors },
  isBusy,
}: {
  state: WithdrawalState;
  isBusy: boolean;
}) {
  const t = useTranslations("withdrawal");
  const toTerms = localizePath(useLocale())(paths.page("recesso"));
  const field = (name: keyof WithdrawalValues) => ({
    name,
    id: fieldId(name),
    label: t(name),
    error: fieldErrors[name],
    defaultValue: values[name],
    required: true,
  });
  return (
    <>
      <Field {...field("name")} autoComplete="name" maxLength={120} />
      <Field
        {...field("orderId")}
        hint={t("orderIdHint")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
      />
      <Field
        {...field("email")}
        hint={t("emailHint")}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={200}
      />
      <Actions>
        <Button type="submit" name="step" value="choose" busy={isBusy}>
          {t("continue")}
        </Button>
      </Actions>
      <Muted>
        {t("legal")} <Link href={toTerms}>{t("legalLink")}</Link>
      </Muted>
    </>
  );
}
