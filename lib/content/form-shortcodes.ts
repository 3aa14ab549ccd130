const SHORTCODE =
  /(?:<p>\s*)?\[(?:ninja_forms?|ninja_forms_display_form)\s+id=(?:["']|&quot;)?(\d{1,9})(?:["']|&quot;)?\s*\](?:\s*<\/p>)?/gi;
const MARKER = /<!--form:(\d{1,9})-->/g;

/** Replaces form shortcodes with HTML comments, which other readers of the markup ignore. */
export function markForms(markup: string): string {
  return markup.replace(SHORTCODE, (_code, id: string) => `<!--form:${id}-->`);
}

export function splitForms(markup: string): (string | { formId: number })[] {
  const pieces = markForms(markup).split(MARKER);
  return pieces
    .map((piece, index) => (index % 2 === 1 ? { formId: Number(piece) } : piece))
    .filter((piece) => typeof piece !== "string" || piece.trim() !== "");
}
