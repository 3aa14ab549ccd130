import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import type { FormValues } from "@/lib/rules/form-fields";
import { focusControl } from "./focus-control";
import { controlId, keyOf } from "./form-schema";
import type { FormWords } from "./form-words";
import { readyToSend } from "./read-files";
import { sendForm } from "./send-form";

/** Sends a form; what the shop refuses goes beside its field, the rest above the form. */
export function useSending(
  definition: FormDefinition,
  form: UseFormReturn<FormValues>,
  words: FormWords,
  onSent: () => void,
) {
  /** Share of the way, 0 to 1; null while nothing with files is on its way. */
  const [share, setShare] = useState<number | null>(null);
  const [refusals, setRefusals] = useState<string[]>([]);
  const [thanks, setThanks] = useState<string | null>(null);
  const hasFiles = definition.fields.some(({ kind }) => kind === "file");

  async function send(values: FormValues): Promise<void> {
    setRefusals([]);
    const ready = await readyToSend(values).catch(() => null);
    if (!ready) return setRefusals([words.fileGone]);
    if (hasFiles) setShare(0);
    const outcome = await sendForm(definition, ready, hasFiles ? setShare : () => undefined);
    setShare(null);
    if (outcome.kind === "sent") {
      onSent();
      return setThanks(outcome.message);
    }
    if (outcome.kind === "network") return setRefusals([words.network]);
    if (outcome.kind === "session") return setRefusals([words.session]);
    definition.fields.forEach(({ name }, index) => {
      const message = outcome.byField.get(name);
      if (message) form.setError(keyOf(index), { type: "server", message });
    });
    const first = definition.fields.findIndex(({ name }) => outcome.byField.has(name));
    focusControl(controlId(definition.formId, first));
    const isSilent = outcome.byField.size === 0 && outcome.general.length === 0;
    setRefusals(isSilent ? [words.network] : outcome.general);
  }

  return { send, share, refusals, thanks };
}
