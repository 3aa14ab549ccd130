import { readItem, writeItem } from "@/lib/browser/storage";

const STORAGE_KEY = "madia.tutorial";

export const readSeenTutorial = (): string => readItem("localStorage", STORAGE_KEY) ?? "";

export function saveSeenTutorial(id: string): void {
  writeItem("localStorage", STORAGE_KEY, id);
}
