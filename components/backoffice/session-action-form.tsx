"use client";

import { type ReactNode, useActionState } from "react";
import { Form } from "@/components/forms/form";
import { LocaleField } from "@/components/forms/locale-field";
import { NOT_POSTED, type PostedForm } from "@/components/forms/posted-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Button } from "@/components/ui/button";
import { apiFetch } from "@/lib/api/api-fetch";
import { leavePage } from "@/lib/navigation/leave-page";
import { clearCustomer } from "@/lib/session/clear-customer";
import { clearFormDrafts } from "@/lib/session/form-drafts";
import { signOut } from "@/lib/session/sign-in";
import { logOutStaff } from "@/lib/session/staff-log-out";

export type SessionAction = (previous: PostedForm<object>, form: FormData) => Promise<PostedForm<object>>;

type Props = {
  path: string;
  params?: Record<string, string>;
  redirectTo: string;
  /** For browsers without JavaScript. */
  action: SessionAction;
  variant?: "primary" | "secondary" | "quiet";
  children: ReactNode;
};

const STAFF_LOGOUT = "sso-auth/logout";
const CUSTOMER_LOGOUT = "auth/logout";

/** Resolves to where the call says to go on. */
async function sendCall(path: string, params: Record<string, string>): Promise<string> {
  if (path === STAFF_LOGOUT) return logOutStaff();
  if (path === CUSTOMER_LOGOUT) {
    await signOut();
    return "";
  }
  await apiFetch(path, { method: "POST", params });
  clearCustomer();
  clearFormDrafts();
  return "";
}

/** A full navigation drops all client state of the previous session. */
export function SessionActionForm({ path, params = {}, redirectTo, action, variant, children }: Props) {
  const [posted, formAction] = useActionState(action, NOT_POSTED);
  const { isSubmitting, formProps } = useValidatedForm({
    id: "session",
    validate: () => new Map(),
    labelOf: () => "",
    posted,
    async onSubmit() {
      const elsewhere = await sendCall(path, params);
      await leavePage(elsewhere || redirectTo);
    },
  });

  return (
    <Form {...formProps} action={formAction}>
      <LocaleField />
      {Object.entries(params).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" small variant={variant} busy={isSubmitting}>
        {children}
      </Button>
    </Form>
  );
}
