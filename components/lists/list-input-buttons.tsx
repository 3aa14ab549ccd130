"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useHydrated } from "@/components/forms/use-hydrated";
import { Button } from "@/components/ui/button";
import {
  canListen,
  canReadPhotos,
  recognizeSpeech,
  recognizePhotoText,
} from "@/lib/browser/shopping-list-input";
import styles from "./shopping-list.module.css";

export function ListInputButtons({ inputId }: { inputId: string }) {
  const t = useTranslations("pasteList");
  const isHydrated = useHydrated();
  const [state, setState] = useState<"idle" | "listening" | "reading" | "failed">("idle");
  const fileRef = useRef<HTMLInputElement>(null);
  const dictation = useRef<AbortController>(null);
  useEffect(() => () => dictation.current?.abort(), []);
  if (!isHydrated || (!canListen() && !canReadPhotos())) return null;

  function append(lines: string[]): void {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLTextAreaElement) || lines.length === 0) return setState("failed");
    input.value = [input.value.trim(), ...lines].filter(Boolean).join("\n").slice(0, input.maxLength);
    input.focus();
    setState("idle");
  }

  async function startDictation(): Promise<void> {
    setState("listening");
    dictation.current = new AbortController();
    append(await recognizeSpeech(document.documentElement.lang, dictation.current.signal));
  }

  async function handlePhoto(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    setState("reading");
    append(await recognizePhotoText(file));
  }

  return (
    <>
      {canListen() && (
        <Button
          variant="secondary"
          onClick={state === "listening" ? () => dictation.current?.abort() : () => void startDictation()}
        >
          {t(state === "listening" ? "stopListening" : "speak")}
        </Button>
      )}
      {canReadPhotos() && (
        <>
          <Button variant="secondary" busy={state === "reading"} onClick={() => fileRef.current?.click()}>
            {t(state === "reading" ? "reading" : "photo")}
          </Button>
          <input
            ref={fileRef}
            type="file"
            accept="image/*"
            capture="environment"
            hidden
            aria-label={t("photo")}
            onChange={(event) => void handlePhoto(event)}
          />
        </>
      )}
      {canListen() && <p className={styles.hint}>{t("speakNote")}</p>}
      <p role="status">
        {state === "listening" && t("listening")}
        {state === "failed" && t("captureFailed")}
      </p>
    </>
  );
}
