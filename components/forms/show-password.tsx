"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { useHydrated } from "./use-hydrated";

type Options = {
  id: string;
  /** The form has more than one password. */
  hasSeveralPasswords?: boolean;
};

/** The attributes of the password fields, and the checkbox that shows what was typed in them. */
export function useShowPassword({ id, hasSeveralPasswords = false }: Options) {
  const t = useTranslations();
  const isHydrated = useHydrated();
  const [isShown, setIsShown] = useState(false);
  return {
    // Shown, a password is a text for spell checkers, some of which send it to a server, and for phone keyboards.
    inputProps: {
      type: isShown ? "text" : "password",
      spellCheck: false,
      autoCapitalize: "none",
      autoCorrect: "off",
    },
    checkbox: (
      <Checkbox
        id={`${id}-show-password`}
        label={t(hasSeveralPasswords ? "forms.showPasswords" : "forms.showPassword")}
        checked={isShown}
        disabled={!isHydrated}
        onChange={({ target }) => setIsShown(target.checked)}
      />
    ),
  };
}
