"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useSWRConfig } from "swr";
import { isNotOffered } from "@/lib/api/is-not-offered";
import { userMessage } from "@/lib/api/user-message";
import { awaitOverlay } from "@/lib/overlays/overlay";
import { hasSessionEnded } from "@/lib/session/session-state";
import { Alert } from "./alert";
import { Button } from "./button";
import { Actions } from "./form-layout";
import { useMessages } from "./messages";
import { useFocusAfterRemoval } from "./use-focus-after-removal";

type Props = {
  onRetry: () => void;
  /** Why the read failed; `text` takes precedence. */
  error?: unknown;
  text?: string;
};

/** Load error with a retry, or with a login link when the session has expired; without either where the shop lacks the call. */
export function LoadError({ onRetry, error, text }: Props) {
  const t = useTranslations();
  const messages = useMessages();
  const { mutate } = useSWRConfig();
  const hasEnded = hasSessionEnded();
  const ref = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(ref);

  async function logIn(): Promise<void> {
    if ((await awaitOverlay({ dialog: "login" })) !== true) return;
    onRetry();
    await mutate(() => true);
  }

  return (
    <Alert ref={ref} tone="warning" role="alert">
      <Actions>
        <p>{hasEnded ? t("errors.sessionExpired") : (text ?? userMessage(error, t))}</p>
        {(hasEnded || !isNotOffered(error)) && (
          <Button variant="secondary" small onClick={hasEnded ? () => void logIn() : onRetry}>
            {hasEnded ? messages.login : t("common.retry")}
          </Button>
        )}
      </Actions>
    </Alert>
  );
}
