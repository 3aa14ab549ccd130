"use client";

import type { DOMAttributes, SyntheticEvent } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { requestLogin } from "@/lib/overlays/delivery-flow";
import { hasSessionExpired, sessionHintStore } from "@/lib/session/session-state";
import { useStore } from "@/lib/state/use-store";

/** While the session is expired, each control of the page asks for the log-in instead (requirements/checkout#access). */
export function useLoginFirst(): DOMAttributes<HTMLElement> {
  const hasSession = useStore(sessionHintStore);
  const { whileBusy } = useBusy();
  if (hasSession !== false || !hasSessionExpired()) return {};

  function askInstead(event: SyntheticEvent): void {
    event.preventDefault();
    event.stopPropagation();
    void whileBusy(requestLogin);
  }

  return {
    onClickCapture: (event) => {
      if (
        event.target instanceof Element &&
        event.target.closest("button, input[type=checkbox], input[type=radio]")
      )
        askInstead(event);
    },
    onChangeCapture: askInstead,
    onSubmitCapture: askInstead,
  };
}
