import { useState } from "react";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import type { FormValues } from "@/lib/rules/forms/form-fields";
import { trimTexts } from "@/lib/rules/forms/trim-texts";
import { rekeyByField } from "./field-keys";
import type { FormMessages } from "./form-messages";
import { serializeValues } from "./read-files";
import { sendForm } from "./send-form";
import { generalError, type ServerErrors } from "./server-errors";

export function useFormSubmit(
  definition: FormDefinition,
  messages: FormMessages,
  onSent: (message: string) => void = () => undefined,
) {
  /** 0 to 1; null while no files are uploading. */
  const [uploadProgress, setUploadProgress] = useState<number | null>(null);
  const [thanks, setThanks] = useState<string | null>(null);
  const hasFiles = definition.fields.some(({ kind }) => kind === "file");

  async function send(values: FormValues): Promise<ServerErrors | void> {
    const { content, unreadable } = await serializeValues(trimTexts(values));
    if (unreadable.length > 0) {
      const byName = new Map(unreadable.map((name) => [name, messages.fileGone]));
      return { byField: rekeyByField(definition.fields, byName), general: [] };
    }
    if (hasFiles) setUploadProgress(0);
    const result = await sendForm(definition, content, hasFiles ? setUploadProgress : () => undefined);
    setUploadProgress(null);
    if (result.kind === "sent") {
      onSent(result.message);
      return setThanks(result.message);
    }
    if (result.kind !== "rejected") return generalError(messages[result.kind]);
    return { byField: rekeyByField(definition.fields, result.byField), general: result.general };
  }

  return { send, uploadProgress, thanks };
}
