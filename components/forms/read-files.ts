import type { FormFile, FormValue, FormValues } from "@/lib/rules/form-fields";

/** A file that was chosen; its content is read when the form is sent. */
export type ChosenFile = FormFile & { file: File };

export const choose = (file: File): ChosenFile => ({
  name: file.name,
  type: file.type,
  size: file.size,
  content: "",
  file,
});

function asBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ""));
    reader.onerror = () => reject(new Error(`unreadable file ${file.name}`));
    reader.readAsDataURL(file);
  });
}

type Ready = Omit<FormFile, "size">;

async function ready(value: FormValue): Promise<FormValue | Ready[]> {
  if (!Array.isArray(value)) return value;
  const chosen = value.filter((part) => typeof part === "object") as ChosenFile[];
  if (chosen.length === 0) return value;
  return Promise.all(
    chosen.map(async ({ name, type, file }) => ({ name, type, content: await asBase64(file) })),
  );
}

/** The values as they are sent: files in base64. Throws when a file can no longer be read. */
export async function readyToSend(values: FormValues): Promise<Record<string, unknown>> {
  const pairs = Object.entries(values).map(async ([name, value]) => [name, await ready(value)] as const);
  return Object.fromEntries(await Promise.all(pairs));
}
