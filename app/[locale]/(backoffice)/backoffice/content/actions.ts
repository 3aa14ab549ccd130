"use server";

import { refresh } from "next/cache";
import { getTranslations } from "next-intl/server";
import { NEW_SYNONYMS, type StaffActionState } from "@/components/backoffice/staff-action-state";
import { mergeDocument, moveBlock } from "@/lib/content-edit/merge-document";
import type { EditableDocument, ContentView } from "@/lib/ebsn/domain/content-edit";
import { contentViewSchema } from "@/lib/ebsn/schemas/content-edit";
import { type GatewayResponse, isSuccess } from "@/lib/gateway/gateway-response";
import { fetchResponse, submitAsVisitor } from "@/lib/gateway/as-visitor";
import type { Locale } from "@/lib/i18n/locales";
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

async function failed(
  response: GatewayResponse,
  target: Target,
  locale: Locale,
  savedVersion: number | undefined,
): Promise<StaffActionState> {
  const current =
    response.http === CONFLICT
      ? await fetchResponse<ContentView>("backoffice-access/get-content", target, locale)
      : null;
  return {
    rowId: target.slug,
    done: null,
    errors: [await staffErrorMessage(response, locale)],
    conflictVersion: current && isSuccess(current) ? (current.data?.version ?? null) : null,
    savedVersion,
  };
}

/** Another user's changes are only overwritten after a confirmation. */
export async function changeContent(previous: StaffActionState, form: FormData): Promise<StaffActionState> {
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
  const finish = async (result: "saved" | "published" | "publishedLater" | "discarded") => {
    refresh();
    const t = await getTranslations({ locale });
    const text = t(`backoffice.contentEdit.done.${result}`);
    return { rowId: slug, done: { text, isWarning: result === "publishedLater" }, errors: [] };
  };

  if (intent === "discard") {
    const discarded = await submit("backoffice-access/discard-content", { version });
    return isSuccess(discarded)
      ? finish("discarded")
      : failed(discarded, target, locale, previous.savedVersion);
  }
  const document = editedDocument(form, intent);
  const saved = await submit("backoffice-access/save-content", { version, document });
  if (!isSuccess(saved)) return failed(saved, target, locale, previous.savedVersion);
  if (intent !== "publish") return finish("saved");
  const savedVersion = version + 1;
  const published = await submit("backoffice-access/publish-content", { version: savedVersion });
  if (!isSuccess(published)) return failed(published, target, locale, savedVersion);
  const { isRevalidated } = published.data as { isRevalidated: boolean };
  return finish(isRevalidated ? "published" : "publishedLater");
}

export async function changeSynonyms(_previous: StaffActionState, form: FormData): Promise<StaffActionState> {
  const locale = formLocale(form);
  const names = ["synonym_id", "version", "headword", "phrases"].filter((name) => form.has(name));
  const body = Object.fromEntries(names.map((name) => [name, postedText(form, name)]));
  const isRemoved = postedText(form, "intent") === "remove";
  const call = isRemoved ? "backoffice-access/remove-synonym" : "backoffice-access/save-synonym";
  const response = await submitAsVisitor(call, body, locale);
  const rowId = body.synonym_id ?? NEW_SYNONYMS;
  if (!isSuccess(response)) return { rowId, done: null, errors: [await staffErrorMessage(response, locale)] };
  refresh();
  const t = await getTranslations({ locale });
  return { rowId, done: { text: t("backoffice.synonyms.done") }, errors: [] };
}
