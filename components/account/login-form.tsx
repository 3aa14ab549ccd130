"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Checkbox } from "@/components/forms/checkbox";
import { ErrorSummary } from "@/components/forms/error-summary";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { DoorError } from "@/lib/cart/door";
import type { CartUser } from "@/lib/ebsn/domain/cart";
import { signIn } from "@/lib/cart/sign-in";
import { LoginRefusal, type Refusal } from "./login-refusal";
import { useSayRefusal } from "./use-say-refusal";

const schema = z.object({
  login: z.string().trim().min(1),
  password: z.string().min(1),
  remember: z.boolean(),
});
type Values = z.infer<typeof schema>;

type Props = {
  /** page and dialog may stand side by side: their fields need ids of their own. */
  idPrefix?: string;
  /** where a browser without JavaScript posts to, what came back, and where it goes on. */
  action?: (form: FormData) => void;
  refusal?: Refusal | null;
  target?: string;
  /** For those without a loyalty card, where they did not ask for a page. */
  cardless?: string;
  onDone: (user: CartUser) => void;
};

/** E-mail and password; the shop's own words say what was wrong, and nothing typed is lost. */
export function LoginForm({
  idPrefix = "login",
  action,
  refusal: said = null,
  target,
  cardless,
  onDone,
}: Props) {
  const t = useTranslations();
  const sayRefusal = useSayRefusal();
  const [refusal, setRefusal] = useState(said);
  const typed = said?.login ?? "";
  const { register, handleSubmit, formState, setFocus, setValue } = useForm<Values>({
    resolver: zodResolver(schema),
    // No defaultValues: the fields hold their own, and what was typed before this ran.
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const required = t("forms.required");

  async function submit(values: Values): Promise<void> {
    setRefusal(null);
    try {
      onDone(await signIn(values));
    } catch (cause) {
      const first = cause instanceof DoorError ? cause.messages.errors[0] : undefined;
      setRefusal({ login: values.login, code: first?.code ?? "", message: sayRefusal(cause) });
      setValue("password", "");
      setFocus("password");
    }
  }

  const faults = (["login", "password"] as const).flatMap((name) =>
    errors[name]
      ? [{ id: `${idPrefix}-${name}`, message: t("login.missing", { field: t(`login.${name}`) }) }]
      : [],
  );

  return (
    <form
      className={forms.form}
      action={action}
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      {target && <input type="hidden" name="redirect" value={target} />}
      {cardless && <input type="hidden" name="cardless" value={cardless} />}
      <ErrorSummary faults={faults} attempt={submitCount} />
      {refusal && <LoginRefusal {...refusal} />}
      <Field
        label={t("login.login")}
        id={`${idPrefix}-login`}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        defaultValue={typed}
        error={errors.login && required}
        {...register("login")}
      />
      <Field
        label={t("login.password")}
        id={`${idPrefix}-password`}
        type="password"
        autoComplete="current-password"
        required
        error={errors.password && required}
        {...register("password")}
      />
      <Checkbox label={t("login.remember")} defaultChecked {...register("remember")} />
      <Button type="submit" wide busy={isSubmitting} aria-disabled={isSubmitting || undefined}>
        {t("login.submit")}
      </Button>
    </form>
  );
}
