"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { useHydrated } from "./use-hydrated";

type Options = {
  id: string;
  /** The form has more than one password. */
  several?: boolean;
};

/** The type of the password fields, and the checkbox that shows what was typed in them. */
export function useShowPassword({ id, several = false }: Options) {
  const t = useTranslations("forms");
  const isHydrated = useHydrated();
  const [isShown, setIsShown] = useState(false);
  return {
    type: isShown ? ("text" as const) : ("password" as const),
    checkbox: (
      <Checkbox
        id={`${id}-show-password`}
        label={t(several ? "showPasswords" : "showPassword")}
        checked={isShown}
        disabled={!isHydrated}
        onChange={({ target }) => setIsShown(target.checked)}
      />
    ),
  };
}
