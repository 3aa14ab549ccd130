import { dismiss, notificationStore, notify } from "@/components/ui/notify";
import type { Message, Messages } from "@/lib/ebsn/domain/envelope";
import { interpolate } from "@/lib/i18n/interpolate";
import { translateMessage } from "@/lib/i18n/shop-texts";
import { openOverlay, type OverlayEvent } from "@/lib/overlays/events";
import { clearStoredCustomer } from "@/lib/session/clear-customer";
import { mayHaveSession, sessionHintStore } from "@/lib/session/session-state";
import { isPopupCode } from "@/lib/overlays/popup-codes";
import { type AllMessages, findMessage } from "@/lib/i18n/load-messages";

const NOTIFICATION_KINDS = { errors: "error", warnings: "warning", infos: "success" } as const;

/** A translation of the message's code takes precedence over the shop's own text. */
function contentOf(allMessages: AllMessages, message: Message) {
  const translation = message.code && findMessage(allMessages, message.code);
  if (translation) return { text: translation };
  const { message: text, html } = translateMessage(message);
  return { text, ...(html && { html }) };
}

function showMessages(messages: Partial<Messages>, allMessages: AllMessages): void {
  for (const list of ["errors", "warnings", "infos"] as const) {
    const kind = NOTIFICATION_KINDS[list];
    for (const message of messages[list] ?? []) {
      const content = contentOf(allMessages, message);
      if (content.text === "" && list !== "errors") continue;
      content.text ||= allMessages.errors.generic;
      if (isPopupCode(message.code)) openOverlay({ dialog: "message", ...content, kind, code: message.code });
      else notify({ kind, ...content });
    }
  }
}

function showFailure(key: string, messages: Message[], allMessages: AllMessages): void {
  if (messages.length > 0) return showMessages({ errors: messages }, allMessages);
  notify({ kind: "error", text: findMessage(allMessages, key) ?? allMessages.errors.generic });
}

/** Several requests may fail with an expired session at once. */
const SAME_EXPIRY_MS = 3000;

let expiry = { notificationId: 0, shownAt: 0 };

const isShown = (id: number) => notificationStore.get().some((notification) => notification.id === id);

sessionHintStore.subscribe(() => {
  if (mayHaveSession()) dismiss(expiry.notificationId);
});

function showSessionExpired(allMessages: AllMessages): void {
  if (isShown(expiry.notificationId) && Date.now() - expiry.shownAt < SAME_EXPIRY_MS) return;
  const notificationId = notify({
    kind: "error",
    text: allMessages.errors.sessionExpired,
    isLasting: true,
    action: { label: allMessages.client.login, run: () => openOverlay({ dialog: "login" }) },
  });
  expiry = { notificationId, shownAt: Date.now() };
}

/** Shows an event as a notification, or as a dialog where its code asks for one (requirements/platform#messages). */
export function showEvent(event: Exclude<OverlayEvent, { kind: "open" }>, allMessages: AllMessages): void {
  switch (event.kind) {
    case "messages":
      return showMessages(event.messages, allMessages);
    case "failed":
      return showFailure(event.key, event.messages, allMessages);
    case "limit":
      return void notify({ kind: "warning", text: event.text });
    case "done":
      return void notify({
        kind: "success",
        text: interpolate(findMessage(allMessages, event.key) ?? "", event.values ?? {}),
        action: event.undo && { label: allMessages.common.cancel, run: event.undo },
      });
    case "warning":
      return void notify({
        kind: "warning",
        text: interpolate(findMessage(allMessages, event.key) ?? "", event.values ?? {}),
      });
    case "removed":
      return void notify({
        kind: "info",
        text: interpolate(findMessage(allMessages, event.key ?? "cart.takenOut") ?? "", {
          name: event.name,
        }),
        action: { label: allMessages.common.cancel, run: event.undo },
      });
    case "sessionExpired":
      clearStoredCustomer();
      return showSessionExpired(allMessages);
  }
}
