"use client";

import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Actions, StackFieldset } from "@/components/ui/form-layout";
import { Form } from "./form";
import { useHydrated } from "./use-hydrated";

type Props = {
  formProps: Omit<ComponentProps<typeof Form>, "children">;
  isSubmitting: boolean;
  submitLabel: string;
  actions?: ReactNode;
  danger?: boolean;
  children: ReactNode;
};

/** Needs scripts: disabled until hydration, as input would be lost. */
export function ValidatedForm({ formProps, isSubmitting, submitLabel, actions, danger, children }: Props) {
  const isHydrated = useHydrated();
  return (
    <Form {...formProps}>
      <StackFieldset disabled={!isHydrated}>
        {children}
        <Actions>
          <Button type="submit" variant={danger ? "danger" : "primary"} busy={isSubmitting}>
            {submitLabel}
          </Button>
          {actions}
        </Actions>
      </StackFieldset>
    </Form>
  );
}
