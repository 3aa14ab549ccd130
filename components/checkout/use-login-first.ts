"use client";

import { type DOMAttributes, type SyntheticEvent, useRef } from "react";
import { requestLogin } from "@/lib/overlays/delivery-flow";
import { hasSessionExpired, sessionHintStore } from "@/lib/session/session-state";
import { useStore } from "@/lib/use-store";

/** While the session is expired, each control of the page asks for the log-in instead (requirements/checkout#access). */
export function useLoginFirst(): DOMAttributes<HTMLElement> {
  const hasSession = useStore(sessionHintStore);
  const isAsking = useRef(false);
  if (hasSession !== false || !hasSessionExpired()) return {};

  async function askForLogin(): Promise<void> {
    if (isAsking.current) return;
    isAsking.current = true;
    await requestLogin();
    isAsking.current = false;
  }

  function askInstead(event: SyntheticEvent): void {
    event.preventDefault();
    event.stopPropagation();
    void askForLogin();
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
