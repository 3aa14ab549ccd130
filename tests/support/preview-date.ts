/** Sets the preview date like the preview bar. */
export function setPreviewDate(moment: string): void {
  const meta = document.createElement("meta");
  meta.name = "madia-now";
  meta.content = moment;
  document.head.append(meta);
}

export const clearPreviewDate = (): void => document.querySelector('meta[name="madia-now"]')?.remove();
