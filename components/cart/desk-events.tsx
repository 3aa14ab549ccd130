import { notify } from "@/components/ui/notify";
import type { BuyingEvent, BuyingRequest } from "@/lib/cart/events";
import { config } from "@/lib/config";
import type { Message, Messages } from "@/lib/ebsn/domain/envelope";
import { fill } from "@/lib/i18n/fill";
import type { Ask } from "./ask";
import { type AllWords, wordsAt } from "./desk-words";

/** What the desk does its work with. */
export type Desk = { ask: Ask; words: AllWords; goTo: (path: string) => void };

const POPUPS: ReadonlySet<string> = new Set(config.popupCodes);

const KINDS = { errors: "error", warnings: "warning", infos: "success" } as const;

/** The shop's message; a translation of its code, where there is one, says it in its place. */
export function messageText(words: AllWords, { code, message }: Message): string {
  return (code && wordsAt(words, code)) || message || words.errors.generic;
}

async function showPopup(ask: Ask, text: string, kind: "error" | "warning" | "success"): Promise<void> {
  const { MessageDialog } = await import("./message-dialog");
  await ask<void>((settle) => <MessageDialog text={text} kind={kind} onClose={() => settle()} />);
}

function showMessages(messages: Partial<Messages>, ask: Ask, words: AllWords): void {
  for (const kind of ["errors", "warnings", "infos"] as const) {
    for (const message of messages[kind] ?? []) {
      const text = messageText(words, message);
      if (POPUPS.has(message.code)) void showPopup(ask, text, KINDS[kind]);
      else notify({ kind: KINDS[kind], text });
    }
  }
}

function showFailure(key: string, messages: Message[], ask: Ask, words: AllWords): void {
  if (messages.length > 0) return showMessages({ errors: messages }, ask, words);
  notify({ kind: "error", text: wordsAt(words, key) ?? words.errors.generic });
}

let expiredShown = false;

function showExpired(desk: Desk): void {
  // Several calls may find the session gone at once.
  if (expiredShown) return;
  expiredShown = true;
  setTimeout(() => (expiredShown = false), 3000);
  notify({
    kind: "error",
    text: desk.words.errors.sessionExpired,
    action: { label: desk.words.leaf.login, run: () => open({ dialog: "login" }, desk) },
  });
}

function open(request: BuyingRequest, desk: Desk): void {
  import("./desk-requests")
    .then(({ serve }) => serve(request, desk))
    .catch(() => {
      if ("settle" in request) request.settle(false);
      notify({ kind: "error", text: desk.words.errors.generic });
    });
}

/** Shows one event of the buying parts, as spec 3 §8 wants: by kind, by code, in a dialog or in passing. */
export function handleEvent(event: BuyingEvent, desk: Desk): void {
  const { ask, words } = desk;
  switch (event.kind) {
    case "messages":
      return showMessages(event.messages, ask, words);
    case "failed":
      return showFailure(event.key, event.messages, ask, words);
    case "limit":
      return void notify({ kind: "warning", text: event.text });
    case "done":
      return void notify({
        kind: "success",
        text: fill(wordsAt(words, event.key) ?? "", event.values ?? {}),
        action: event.undo && { label: words.common.cancel, run: event.undo },
      });
    case "removed":
      return void notify({
        kind: "info",
        text: fill(wordsAt(words, event.key ?? "leaf.takenOut") ?? "", { name: event.name }),
        action: { label: words.common.cancel, run: event.undo },
      });
    case "sessionGone":
      return showExpired(desk);
    case "open":
      return open(event.request, desk);
    case "say":
  }
}
