"use server";

import { refresh } from "next/cache";
import { getTranslations } from "next-intl/server";
import { NEW_ROW, PUBLISH_ANYWAY, type StaffActionState } from "@/components/backoffice/staff-action-state";
import { findUnreadable } from "@/lib/content-edit/field-problems";
import { mergeDocument, moveBlock } from "@/lib/content-edit/merge-document";
import type {
  ContentView,
  EditableDocument,
  SynonymGroup,
  SynonymList,
} from "@/lib/ebsn/domain/content-edit";
import { contentViewSchema } from "@/lib/ebsn/schemas/content-edit";
import { type GatewayResponse, isConflict, isSuccess } from "@/lib/gateway/gateway-response";
import { fetchResponse, submitAsVisitor } from "@/lib/gateway/as-visitor";
import type { Locale } from "@/lib/i18n/locales";
import { formLocale } from "@/lib/forms/form-locale";
import { postedFields, postedText } from "@/lib/forms/posted-values";
import { staffErrorMessage } from "../staff-error-message";
import { askBeforeOffline, scheduledText } from "./publication";
import { problemsOf, rejectedFields } from "./rejected-fields";

const PUBLICATIONS = ["publish", PUBLISH_ANYWAY];
const SYNONYM_FIELDS = new Set(["synonym_id", "version", "headword", "phrases"]);

function readDocument(text: string): EditableDocument | null {
  try {
    return contentViewSchema.shape.document.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Checked boxes of one name are read as a list. */
function fieldReader(form: FormData): (name: string) => string | null {
  const texts = new Map<string, string>();
  for (const [name, value] of postedFields(form)) {
    const before = texts.get(name);
    if (typeof value === "string") texts.set(name, before === undefined ? value : `${before},${value}`);
  }
  return (name) => texts.get(name) ?? null;
}

function editedDocument(form: FormData, document: EditableDocument, intent: string): EditableDocument {
  const edited = mergeDocument(document, fieldReader(form));
  const [, direction, blockId] = /^(up|down):(\d{1,9})$/.exec(intent) ?? [];
  return direction ? moveBlock(edited, Number(blockId), direction === "up" ? -1 : 1) : edited;
}

type Result = "saved" | "discarded" | "published" | "publishedLater" | "withdrawn" | "withdrawnLater";

const isRevalidated = ({ data }: GatewayResponse) => (data as { isRevalidated: boolean }).isRevalidated;

type Target = { kind: string; slug: string };

async function failureState(
  response: GatewayResponse,
  target: Target,
  locale: Locale,
  savedVersion: number | undefined,
): Promise<StaffActionState> {
  const current = isConflict(response)
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
export async function changeContent(
  previous: StaffActionState | null,
  form: FormData,
): Promise<StaffActionState> {
  const locale = formLocale(form);
  const intent = postedText(form, "intent");
  const slug = postedText(form, "slug");
  const target = { kind: postedText(form, "kind"), slug };
  const version =
    Number(postedText(form, "force")) || previous?.savedVersion || Number(postedText(form, "version"));
  const submit = (call: string, body: object) => submitAsVisitor(call, { ...target, ...body }, locale);
  const finish = async (result: Result, scheduled = "") => {
    refresh();
    const t = await getTranslations({ locale });
    const text = scheduled || t(`backoffice.contentEdit.done.${result}`);
    return { rowId: slug, done: { text, isWarning: result.endsWith("Later") }, errors: [] };
  };

  if (intent === "discard") {
    const discarded = await submit("backoffice-access/discard-content", { version });
    return isSuccess(discarded)
      ? finish("discarded")
      : failureState(discarded, target, locale, previous?.savedVersion);
  }
  if (intent === "withdraw") {
    const withdrawn = await submit("backoffice-access/withdraw-content", { version });
    if (!isSuccess(withdrawn)) return failureState(withdrawn, target, locale, previous?.savedVersion);
    return finish(isRevalidated(withdrawn) ? "withdrawn" : "withdrawnLater");
  }
  const sent = readDocument(postedText(form, "document"));
  const document = sent && editedDocument(form, sent, intent);
  const unreadable = sent ? findUnreadable(sent, fieldReader(form)) : [];
  if (unreadable.length > 0) return rejectedFields(slug, unreadable, locale, previous?.savedVersion);
  const question = document && (await askBeforeOffline(document, form, locale));
  if (question) return { ...question, savedVersion: previous?.savedVersion };
  const saved = await submit("backoffice-access/save-content", { version, document });
  if (!isSuccess(saved)) {
    const problems = document ? problemsOf(saved, document) : [];
    return problems.length > 0
      ? rejectedFields(slug, problems, locale, previous?.savedVersion)
      : failureState(saved, target, locale, previous?.savedVersion);
  }
  if (!PUBLICATIONS.includes(intent)) return finish("saved");
  const { version: savedVersion } = saved.data as { version: number };
  const published = await submit("backoffice-access/publish-content", { version: savedVersion });
  if (!isSuccess(published)) return failureState(published, target, locale, savedVersion);
  const scheduled = document ? await scheduledText(document, locale) : "";
  return finish(isRevalidated(published) ? "published" : "publishedLater", scheduled);
}

async function findSynonyms(synonymId: string, locale: Locale): Promise<SynonymGroup | undefined> {
  const call = "backoffice-access/list-synonyms";
  const found = await fetchResponse<SynonymList>(call, { synonym_id: synonymId }, locale);
  return isSuccess(found) ? found.data?.synonyms[0] : undefined;
}

export async function changeSynonyms(_previous: StaffActionState, form: FormData): Promise<StaffActionState> {
  const locale = formLocale(form);
  const names = postedFields(form).flatMap(([name]) => (SYNONYM_FIELDS.has(name) ? [name] : []));
  const force = postedText(form, "force");
  const posted = Object.fromEntries(names.map((name) => [name, postedText(form, name)]));
  const body: Record<string, string> = { ...posted, ...(force ? { version: force } : {}) };
  const isRemoved = postedText(form, "intent") === "remove";
  const call = isRemoved ? "backoffice-access/remove-synonym" : "backoffice-access/save-synonym";
  const response = await submitAsVisitor(call, body, locale);
  const rowId = body.synonym_id ?? NEW_ROW;
  const t = await getTranslations({ locale });
  if (!isSuccess(response)) {
    const error = await staffErrorMessage(response, locale);
    if (!isConflict(response)) return { rowId, done: null, errors: [error] };
    const group = await findSynonyms(rowId, locale);
    const words = [group?.headword, ...(group?.phrases ?? [])].filter(Boolean).join(", ");
    const conflictText = words
      ? t("backoffice.synonyms.conflictText", { group: words })
      : t("backoffice.synonyms.conflictRemoved");
    return { rowId, done: null, errors: [error], conflictVersion: group?.version ?? null, conflictText };
  }
  refresh();
  return { rowId, done: { text: t("backoffice.synonyms.done") }, errors: [] };
}
