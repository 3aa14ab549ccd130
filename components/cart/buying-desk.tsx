"use client";

import { useRouter } from "next/navigation";
import { NextIntlClientProvider } from "next-intl";
import { Fragment, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { type BuyingEvent, onBuyingEvent } from "@/lib/cart/events";
import { pageLocale } from "@/lib/cart/page-locale";
import type { Ask } from "./ask";
import { loadWords, type AllWords } from "./desk-words";
import { handleEvent } from "./desk-events";

type Open = { id: number; node: ReactNode };

type Props = {
  /** said once it listens; answers what happened before. */
  onListening: () => BuyingEvent[];
};

/** The dialogs and notifications of buying, with the words they need. */
export function BuyingDesk({ onListening }: Props) {
  const [open, setOpen] = useState<Open[]>([]);
  const [words, setWords] = useState<AllWords | null>(null);
  const last = useRef(0);
  const router = useRouter();

  const ask = useCallback<Ask>(
    (render) =>
      new Promise((resolve) => {
        const id = ++last.current;
        const node = render((value) => {
          setOpen((dialogs) => dialogs.filter((dialog) => dialog.id !== id));
          resolve(value);
        });
        setOpen((dialogs) => [...dialogs, { id, node }]);
      }),
    [],
  );

  useEffect(() => {
    let stop = () => {};
    let left = false;
    void loadWords(pageLocale()).then((loaded) => {
      if (left) return;
      setWords(loaded);
      const take = (event: BuyingEvent) => handleEvent(event, { ask, words: loaded, goTo: router.push });
      stop = onBuyingEvent(take);
      onListening().forEach(take);
    });
    return () => {
      left = true;
      stop();
    };
  }, [ask, onListening, router]);

  if (!words) return null;
  return (
    <NextIntlClientProvider locale={pageLocale()} messages={words} timeZone="Europe/Rome">
      {open.map(({ id, node }) => (
        <Fragment key={id}>{node}</Fragment>
      ))}
    </NextIntlClientProvider>
  );
}
