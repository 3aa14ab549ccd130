"use client";

import { brand } from "@/brand.config";
import { useRouter } from "next/navigation";
import { NextIntlClientProvider } from "next-intl";
import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { afterClosing } from "@/components/ui/dialog-history";
import { notify } from "@/components/ui/notify";
import { getPageLocale } from "@/lib/i18n/page-locale";
import {
  dismissOverlayEvents,
  type OverlayEvent,
  overlayEventsStore,
  takeOverlayEvents,
} from "@/lib/overlays/events";
import { isBuildGone } from "@/lib/navigation/gone-build";
import { missingChunkKey } from "@/lib/navigation/missing-chunk-key";
import { useStore } from "@/lib/state/use-store";
import { type AllMessages, loadMessages } from "@/lib/i18n/load-messages";
import { loadShopTexts } from "@/lib/i18n/shop-texts";
import { notifyUnreachable } from "./notify-unreachable";
import { createOpenRequests } from "./open-requests";
import { loadOverlay } from "./overlay-registry";
import { showEvent } from "./show-event";

type OpenDialog = { id: number; node: ReactNode };

export function OverlayStack() {
  const events = useStore(overlayEventsStore);
  const [open, setOpen] = useState<OpenDialog[]>([]);
  const [messages, setMessages] = useState<AllMessages | null>(null);
  const lastId = useRef(0);
  const answers = useRef<(() => void)[]>([]);
  const [addRequest] = useState(createOpenRequests);
  const { push } = useRouter();

  const isWaiting = messages === null && events.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const locale = getPageLocale();
    Promise.all([loadMessages(locale), loadShopTexts(locale)]).then(
      ([loaded]) => setMessages(loaded),
      () => {
        dismissOverlayEvents();
        void notifyUnreachable();
      },
    );
  }, [isWaiting]);

  // Once their dialogs are gone: whoever navigates then waits for the removal of the history entry.
  useEffect(() => {
    for (const answer of answers.current.splice(0)) answer();
  }, [open]);

  useEffect(() => {
    if (!messages) return;

    const navigate = (path: string) => afterClosing(() => push(path));

    async function openDialog({ request, resolve }: Extract<OverlayEvent, { kind: "open" }>): Promise<void> {
      const answer = addRequest(request, resolve as (result: unknown) => void);
      if (!answer) return;
      const id = ++lastId.current;
      const close = (result: unknown) => {
        answers.current.push(() => answer(result));
        setOpen((dialogs) => dialogs.filter((dialog) => dialog.id !== id));
      };
      try {
        const node = await loadOverlay(request, close, navigate);
        if (node) setOpen((dialogs) => [...dialogs, { id, node }]);
      } catch {
        answer(null);
        if (!(await isBuildGone()))
          notify({ kind: "error", text: messages?.errors[missingChunkKey()] ?? "" });
      }
    }

    for (const event of takeOverlayEvents()) {
      if (event.kind === "open") void openDialog(event);
      else showEvent(event, messages);
    }
  }, [events, messages, push, addRequest]);

  if (!messages) return null;
  return (
    <NextIntlClientProvider locale={getPageLocale()} messages={messages} timeZone={brand.timeZone}>
      {open.map(({ id, node }) => (
        <Fragment key={id}>{node}</Fragment>
      ))}
    </NextIntlClientProvider>
  );
}
