import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { ANONYMOUS_OWNER, formDraftKey, readDraft, removeDraft, writeDraft } from "@/lib/session/form-drafts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What staff type, and the version of what they saw: another one is a conflict, not overwritten. */
const VERSION = "version";

/** Marks input that was typed while the rest was sent: it is kept for the version that the page gets then. */
const TYPED_SINCE = "typed since";

const isKept = ({ name, type }: Field) =>
  name !== "" && (name === VERSION || !["hidden", "submit"].includes(type));

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Field => "value" in element && isKept(element as Field));

const isChoice = (field: Field): field is HTMLInputElement => ["checkbox", "radio"].includes(field.type);

/** Choices share a name. */
const keyOf = (field: Field) => (isChoice(field) ? `${field.name} ${field.value}` : field.name);

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    fieldsOf(form).map((field) => [keyOf(field), isChoice(field) ? String(field.checked) : field.value]),
  );

function isTypedSince(form: HTMLFormElement, sent: FormData): boolean {
  const shown = new FormData(form);
  const names = fieldsOf(form).map((field) => field.name);
  return names.some((name) => name !== VERSION && String(shown.getAll(name)) !== String(sent.getAll(name)));
}

type KeptInput = {
  /** It was put back. */
  isRestored: boolean;
  /** It was sent, but for what was typed since; called before the page's answer takes the form away. */
  forget: (sent: FormData) => void;
  /** Back to what the page has. */
  discard: () => void;
};

/** Keeps it in the browser's session until it is sent. */
export function useKeptInput(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  /** What is kept when the form appears was sent by the one that it replaces. */
  done: object | null,
  /** Once sent, for the next one. */
  isEmptied = false,
): KeptInput {
  const key = formDraftKey(ANONYMOUS_OWNER, `staff.${name}`);
  const [isRestored, setRestored] = useState(false);
  const [isSentAtFirst] = useState(done !== null);
  const versions = useRef({ shown: "", kept: "" });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (isSentAtFirst && !readDraft(key)?.[TYPED_SINCE]) removeDraft(key);
    const kept = readDraft(key);
    for (const field of kept ? fieldsOf(element) : []) {
      const value = kept?.[keyOf(field)];
      if (typeof value !== "string") continue;
      if (field.name === VERSION && value !== field.value)
        versions.current = { shown: field.value, kept: value };
      if (isChoice(field)) field.checked = value === "true";
      else field.value = value;
    }
    startTransition(() => setRestored(kept !== null));
    const keep = () => writeDraft(key, valuesOf(element));
    element.addEventListener("input", keep);
    return () => element.removeEventListener("input", keep);
  }, [form, key, isSentAtFirst]);

  useEffect(() => {
    if (!form.current) return;
    if (readDraft(key)?.[TYPED_SINCE]) writeDraft(key, valuesOf(form.current));
    else if (isEmptied && done) form.current.reset();
  }, [form, key, done, isEmptied]);

  function remove(): void {
    removeDraft(key);
    setRestored(false);
  }

  return {
    isRestored,
    forget(sent) {
      const element = form.current;
      remove();
      if (!element || !isTypedSince(element, sent)) return;
      const { [VERSION]: _, ...values } = valuesOf(element);
      writeDraft(key, { ...values, [TYPED_SINCE]: true });
    },
    discard() {
      remove();
      if (!form.current) return;
      form.current.reset();
      const fields = fieldsOf(form.current);
      // The value of a hidden field is not reset.
      const { shown, kept } = versions.current;
      for (const field of fields) if (field.name === VERSION && field.value === kept) field.value = shown;
      fields.find(({ type }) => type !== "hidden")?.focus();
    },
  };
}
