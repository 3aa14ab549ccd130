import { type RefObject, startTransition, useEffect, useState } from "react";
import { ANONYMOUS_OWNER, formDraftKey, readDraft, removeDraft, writeDraft } from "@/lib/session/form-drafts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What staff type, and the version of what they saw: another one is a conflict, not overwritten. */
const VERSION = "version";

const isKept = ({ name, type }: Field) =>
  name !== "" && (name === VERSION || !["hidden", "submit", "checkbox", "radio"].includes(type));

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Field => "value" in element && isKept(element as Field));

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));

/** Keeps it in the browser's session until it is sent; true where it was put back. */
export function useKeptInput(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  sent: object | null,
): boolean {
  const key = formDraftKey(ANONYMOUS_OWNER, `staff.${name}`);
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const kept = readDraft(key);
    for (const field of kept ? fieldsOf(element) : [])
      if (typeof kept?.[field.name] === "string") field.value = String(kept[field.name]);
    startTransition(() => setRestored(kept !== null));
    const keep = () => writeDraft(key, valuesOf(element));
    element.addEventListener("input", keep);
    return () => element.removeEventListener("input", keep);
  }, [form, key]);

  useEffect(() => {
    if (sent) removeDraft(key);
  }, [sent, key]);

  return isRestored && !sent;
}
