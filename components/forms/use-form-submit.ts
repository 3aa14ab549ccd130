import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import type { FormValues } from "@/lib/rules/form-fields";
import { focusControl } from "./focus-control";
import { controlId, fieldKey } from "./form-schema";
import type { FormMessages } from "./form-messages";
import { serializeValues } from "./read-files";
import { sendForm } from "./send-form";

/** Errors of the API go beside their field, the others above the form. */
export function useFormSubmit(
  definition: FormDefinition,
  form: UseFormReturn<FormValues>,
  messages: FormMessages,
  onSent: () => void,
) {
  /** 0 to 1; null while no files are uploading. */
  const [uploadProgress, setUploadProgress] = useState<number | null>(null);
  const [submitErrors, setSubmitErrors] = useState<string[]>([]);
  const [thanks, setThanks] = useState<string | null>(null);
  const hasFiles = definition.fields.some(({ kind }) => kind === "file");

  async function send(values: FormValues): Promise<void> {
    setSubmitErrors([]);
    const payload = await serializeValues(values).catch(() => null);
    if (!payload) return setSubmitErrors([messages.fileGone]);
    if (hasFiles) setUploadProgress(0);
    const result = await sendForm(definition, payload, hasFiles ? setUploadProgress : () => undefined);
    setUploadProgress(null);
    if (result.kind === "sent") {
      onSent();
      return setThanks(result.message);
    }
    if (result.kind === "network") return setSubmitErrors([messages.network]);
    if (result.kind === "session") return setSubmitErrors([messages.session]);
    definition.fields.forEach(({ name }, index) => {
      const message = result.byField.get(name);
      if (message) form.setError(fieldKey(index), { type: "server", message });
    });
    const firstInvalid = definition.fields.findIndex(({ name }) => result.byField.has(name));
    focusControl(controlId(definition.formId, firstInvalid));
    const hasNoMessages = result.byField.size === 0 && result.general.length === 0;
    setSubmitErrors(hasNoMessages ? [messages.network] : result.general);
  }

  return { send, uploadProgress, submitErrors, thanks };
}
