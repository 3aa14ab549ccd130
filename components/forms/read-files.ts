import type { FormFile, FormValue, FormValues } from "@/lib/rules/forms/form-fields";

/** Its content is read when the form is sent. */
export type ChosenFile = FormFile & { file: File };

export const toChosenFile = (file: File): ChosenFile => ({
  name: file.name,
  type: file.type,
  size: file.size,
  content: "",
  file,
});

function readAsBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ""));
    reader.onerror = () => reject(new Error(`unreadable file ${file.name}`));
    reader.readAsDataURL(file);
  });
}

type SerializedFile = Omit<FormFile, "size">;

async function serializeValue(value: FormValue): Promise<FormValue | SerializedFile[]> {
  if (!Array.isArray(value)) return value;
  const chosenFiles = value.filter((part) => typeof part === "object") as ChosenFile[];
  if (chosenFiles.length === 0) return value;
  return Promise.all(
    chosenFiles.map(async ({ name, type, file }) => ({ name, type, content: await readAsBase64(file) })),
  );
}

type Serialized = {
  content: Record<string, unknown>;
  /** Fields whose file can no longer be read. */
  unreadable: string[];
};

/** Files become base64. */
export async function serializeValues(values: FormValues): Promise<Serialized> {
  const content: Serialized["content"] = {};
  const unreadable: string[] = [];
  await Promise.all(
    Object.entries(values).map(async ([name, value]) => {
      try {
        content[name] = await serializeValue(value);
      } catch {
        unreadable.push(name);
      }
    }),
  );
  return { content, unreadable };
}
