import { notify } from "@/components/ui/notify";
import type { OverlayEvent, OverlayRequest } from "@/lib/overlays/events";
import { config } from "@/lib/config";
import type { Message, Messages } from "@/lib/ebsn/domain/envelope";
import { interpolate } from "@/lib/i18n/interpolate";
import type { ShowDialog } from "@/lib/overlays/show-dialog";
import { type AllMessages, findMessage } from "@/lib/i18n/load-messages";
import type { OverlayContext } from "./overlay-context";

const DIALOG_CODES: ReadonlySet<string> = new Set(config.popupCodes);

const NOTIFICATION_KINDS = { errors: "error", warnings: "warning", infos: "success" } as const;

/** A translation of the message's code takes precedence over the shop's own text. */
function messageText(allMessages: AllMessages, { code, message }: Message): string {
  return (code && findMessage(allMessages, code)) || message || allMessages.errors.generic;
}

async function showMessageDialog(
  showDialog: ShowDialog,
  text: string,
  kind: "error" | "warning" | "success",
): Promise<void> {
  const { MessageDialog } = await import("./message-dialog");
  await showDialog<void>((resolve) => <MessageDialog text={text} kind={kind} onClose={() => resolve()} />);
}

function showMessages(messages: Partial<Messages>, showDialog: ShowDialog, allMessages: AllMessages): void {
  for (const kind of ["errors", "warnings", "infos"] as const) {
    for (const message of messages[kind] ?? []) {
      const text = messageText(allMessages, message);
      if (DIALOG_CODES.has(message.code)) void showMessageDialog(showDialog, text, NOTIFICATION_KINDS[kind]);
      else notify({ kind: NOTIFICATION_KINDS[kind], text });
    }
  }
}

function showFailure(
  key: string,
  messages: Message[],
  showDialog: ShowDialog,
  allMessages: AllMessages,
): void {
  if (messages.length > 0) return showMessages({ errors: messages }, showDialog, allMessages);
  notify({ kind: "error", text: findMessage(allMessages, key) ?? allMessages.errors.generic });
}

let isExpiryShown = false;

function showSessionExpired(context: OverlayContext): void {
  // Several requests may find the session expired at once.
  if (isExpiryShown) return;
  isExpiryShown = true;
  setTimeout(() => (isExpiryShown = false), 3000);
  notify({
    kind: "error",
    text: context.allMessages.errors.sessionExpired,
    action: { label: context.allMessages.leaf.login, run: () => openDialog({ dialog: "login" }, context) },
  });
}

function openDialog(request: OverlayRequest, context: OverlayContext): void {
  import("./overlay-registry")
    .then(({ runOverlayRequest }) => runOverlayRequest(request, context))
    .catch(() => {
      if ("resolve" in request) request.resolve(false);
      notify({ kind: "error", text: context.allMessages.errors.generic });
    });
}

/** Shows an event as a dialog or a notification, by kind and code (spec 3 §8). */
export function handleOverlayEvent(event: OverlayEvent, context: OverlayContext): void {
  const { showDialog, allMessages } = context;
  switch (event.kind) {
    case "messages":
      return showMessages(event.messages, showDialog, allMessages);
    case "failed":
      return showFailure(event.key, event.messages, showDialog, allMessages);
    case "limit":
      return void notify({ kind: "warning", text: event.text });
    case "done":
      return void notify({
        kind: "success",
        text: interpolate(findMessage(allMessages, event.key) ?? "", event.values ?? {}),
        action: event.undo && { label: allMessages.common.cancel, run: event.undo },
      });
    case "removed":
      return void notify({
        kind: "info",
        text: interpolate(findMessage(allMessages, event.key ?? "leaf.takenOut") ?? "", { name: event.name }),
        action: { label: allMessages.common.cancel, run: event.undo },
      });
    case "sessionExpired":
      return showSessionExpired(context);
    case "open":
      return openDialog(event.request, context);
    case "announce":
  }
}
