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

const isRevalidated = ({ data }: GatewayResponse) => (data as { isRevalidated: boolean }).isRevalidated;

type Target = { kind: string; slug: string };

/** A posted change of one content. */
type Change = {
  target: Target;
  intent: string;
  version: number;
  /** By an earlier change whose publication failed. */
  savedVersion: number | undefined;
  locale: Locale;
};

type Done = "saved" | "discarded" | "published" | "publishedLater" | "withdrawn" | "withdrawnLater";

const submit = ({ target, locale }: Change, call: string, body: object) =>
  submitAsVisitor(call, { ...target, ...body }, locale);

async function doneState(
  { target, locale }: Change,
  result: Done,
  scheduled = "",
): Promise<StaffActionState> {
  refresh();
  const t = await getTranslations({ locale });
  const text = scheduled || t(`backoffice.contentEdit.done.${result}`);
  return { rowId: target.slug, done: { text, isWarning: result.endsWith("Later") }, errors: [] };
}

async function failureState(
  { target, locale, savedVersion }: Change,
  response: GatewayResponse,
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

async function discard(change: Change): Promise<StaffActionState> {
  const discarded = await submit(change, "backoffice-access/discard-content", { version: change.version });
  return isSuccess(discarded) ? doneState(change, "discarded") : failureState(change, discarded);
}

async function withdraw(change: Change): Promise<StaffActionState> {
  const withdrawn = await submit(change, "backoffice-access/withdraw-content", { version: change.version });
  if (!isSuccess(withdrawn)) return failureState(change, withdrawn);
  return doneState(change, isRevalidated(withdrawn) ? "withdrawn" : "withdrawnLater");
}

async function publish(
  change: Change,
  version: number,
  document: EditableDocument | null,
): Promise<StaffActionState> {
  const published = await submit(change, "backoffice-access/publish-content", { version });
  if (!isSuccess(published)) return failureState({ ...change, savedVersion: version }, published);
  const scheduled = document ? await scheduledText(document, change.locale) : "";
  return doneState(change, isRevalidated(published) ? "published" : "publishedLater", scheduled);
}

async function save(change: Change, form: FormData): Promise<StaffActionState> {
  const { target, intent, version, savedVersion, locale } = change;
  const sent = readDocument(postedText(form, "document"));
  const document = sent && editedDocument(form, sent, intent);
  const unreadable = sent ? findUnreadable(sent, fieldReader(form)) : [];
  if (unreadable.length > 0) return rejectedFields(target.slug, unreadable, locale, savedVersion);
  const question = document && (await askBeforeOffline(document, form, locale));
  if (question) return { ...question, savedVersion };
  const saved = await submit(change, "backoffice-access/save-content", { version, document });
  if (!isSuccess(saved)) {
    const problems = document ? problemsOf(saved, document) : [];
    return problems.length > 0
      ? rejectedFields(target.slug, problems, locale, savedVersion)
      : failureState(change, saved);
  }
  if (!PUBLICATIONS.includes(intent)) return doneState(change, "saved");
  return publish(change, (saved.data as { version: number }).version, document);
}

/** Another user's changes are only overwritten after a confirmation. */
export async function changeContent(
  previous: StaffActionState | null,
  form: FormData,
): Promise<StaffActionState> {
  const savedVersion = previous?.savedVersion;
  const change: Change = {
    target: { kind: postedText(form, "kind"), slug: postedText(form, "slug") },
    intent: postedText(form, "intent"),
    version: Number(postedText(form, "force")) || savedVersion || Number(postedText(form, "version")),
    savedVersion,
    locale: formLocale(form),
  };
  if (change.intent === "discard") return discard(change);
  if (change.intent === "withdraw") return withdraw(change);
  return save(change, form);
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
