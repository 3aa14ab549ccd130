"use client";

import { useRouter } from "next/navigation";
import { NextIntlClientProvider } from "next-intl";
import { Fragment, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { type OverlayEvent, onOverlayEvent } from "@/lib/overlays/events";
import { getPageLocale } from "@/lib/i18n/page-locale";
import type { ShowDialog } from "@/lib/overlays/show-dialog";
import { loadMessages, type AllMessages } from "@/lib/i18n/load-messages";
import { handleOverlayEvent } from "./handle-overlay-event";

type OpenDialog = { id: number; node: ReactNode };

type Props = {
  /** Called once subscribed; returns the events emitted before. */
  onReady: () => OverlayEvent[];
};

export function OverlayStack({ onReady }: Props) {
  const [open, setOpen] = useState<OpenDialog[]>([]);
  const [messages, setMessages] = useState<AllMessages | null>(null);
  const lastId = useRef(0);
  const router = useRouter();

  const showDialog = useCallback<ShowDialog>(
    (render) =>
      new Promise((resolve) => {
        const id = ++lastId.current;
        const node = render((value) => {
          setOpen((dialogs) => dialogs.filter((dialog) => dialog.id !== id));
          resolve(value);
        });
        setOpen((dialogs) => [...dialogs, { id, node }]);
      }),
    [],
  );

  useEffect(() => {
    let unsubscribe = () => {};
    let isUnmounted = false;
    void loadMessages(getPageLocale()).then((loaded) => {
      if (isUnmounted) return;
      setMessages(loaded);
      const onEvent = (event: OverlayEvent) =>
        handleOverlayEvent(event, { showDialog, allMessages: loaded, navigate: router.push });
      unsubscribe = onOverlayEvent(onEvent);
      onReady().forEach(onEvent);
    });
    return () => {
      isUnmounted = true;
      unsubscribe();
    };
  }, [showDialog, onReady, router]);

  if (!messages) return null;
  return (
    <NextIntlClientProvider locale={getPageLocale()} messages={messages} timeZone="Europe/Rome">
      {open.map(({ id, node }) => (
        <Fragment key={id}>{node}</Fragment>
      ))}
    </NextIntlClientProvider>
  );
}
