"use server";

import { redirect } from "next/navigation";
import type { ContentEditState } from "@/components/backoffice/content-edit-form";
import { backofficePaths } from "@/lib/backoffice-paths";
import { mergeDocument, moveBlock } from "@/lib/content-edit/merge-document";
import type { EditableDocument, ContentView } from "@/lib/ebsn/domain/content-edit";
import { contentViewSchema } from "@/lib/ebsn/schemas/content-edit";
import { type GatewayResponse, isSuccess } from "@/lib/gateway/gateway-response";
import { fetchResponseInAction, submitAsVisitor } from "@/lib/gateway/as-visitor";
import type { Locale } from "@/lib/i18n/locales";
import { localizePath } from "@/lib/i18n/locale-path";
import { formLocale } from "@/lib/forms/form-locale";
import { postedText } from "@/lib/forms/posted-values";
import { staffErrorMessage } from "../staff-error-message";

const CONFLICT = 409;

function readDocument(text: string): EditableDocument | null {
  try {
    return contentViewSchema.shape.document.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function editedDocument(form: FormData, intent: string): EditableDocument | null {
  const document = readDocument(postedText(form, "document"));
  if (!document) return null;
  const edited = mergeDocument(document, (name) => {
    const value = form.get(name);
    return typeof value === "string" ? value : null;
  });
  const [, direction, blockId] = /^(up|down):(\d{1,9})$/.exec(intent) ?? [];
  return direction ? moveBlock(edited, Number(blockId), direction === "up" ? -1 : 1) : edited;
}

type Target = { kind: string; slug: string };

async function failed(response: GatewayResponse, target: Target, locale: Locale): Promise<ContentEditState> {
  const current =
    response.http === CONFLICT
      ? await fetchResponseInAction<ContentView>("backoffice-access/get-content", target, locale)
      : null;
  return {
    error: await staffErrorMessage(response, locale),
    conflictVersion: current && isSuccess(current) ? (current.data?.version ?? null) : null,
  };
}

/** Another user's changes are only overwritten after a confirmation. */
export async function changeContent(previous: ContentEditState, form: FormData): Promise<ContentEditState> {
  const locale = formLocale(form);
  const [intent, kind, slug] = ["intent", "kind", "slug"].map((name) => postedText(form, name)) as [
    string,
    string,
    string,
  ];
  const target = { kind, slug };
  const version =
    Number(postedText(form, "force")) || previous.savedVersion || Number(postedText(form, "version"));
  const submit = (call: string, body: object) => submitAsVisitor(call, { ...target, ...body }, locale);
  const finish = (done: string) =>
    redirect(localizePath(locale)(backofficePaths.contentEdit(kind, slug, done)));

  if (intent === "discard") {
    const discarded = await submit("backoffice-access/discard-content", { version });
    return isSuccess(discarded) ? finish("discarded") : failed(discarded, target, locale);
  }
  const document = editedDocument(form, intent);
  const saved = await submit("backoffice-access/save-content", { version, document });
  if (!isSuccess(saved)) return failed(saved, target, locale);
  if (intent !== "publish") return finish("saved");
  const savedVersion = version + 1;
  const published = await submit("backoffice-access/publish-content", { version: savedVersion });
  if (!isSuccess(published)) return { ...(await failed(published, target, locale)), savedVersion };
  const { isRevalidated } = published.data as { isRevalidated: boolean };
  return finish(isRevalidated ? "published" : "publishedLater");
}

export async function changeSynonyms(_previous: ContentEditState, form: FormData): Promise<ContentEditState> {
  const locale = formLocale(form);
  const names = ["synonym_id", "version", "headword", "phrases"].filter((name) => form.has(name));
  const body = Object.fromEntries(names.map((name) => [name, postedText(form, name)]));
  const isRemoved = postedText(form, "intent") === "remove";
  const call = isRemoved ? "backoffice-access/remove-synonym" : "backoffice-access/save-synonym";
  const response = await submitAsVisitor(call, body, locale);
  if (isSuccess(response)) redirect(localizePath(locale)(backofficePaths.synonyms({ q: "", done: "1" })));
  return { error: await staffErrorMessage(response, locale), conflictVersion: null };
}
