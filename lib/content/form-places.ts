const SHORTCODE =
  /(?:<p>\s*)?\[(?:ninja_forms?|ninja_forms_display_form)\s+id=(?:["']|&quot;)?(\d{1,9})(?:["']|&quot;)?\s*\](?:\s*<\/p>)?/gi;
const MARK = /<!--form:(\d{1,9})-->/g;

/** Forms of the content system in a text, each its shortcode, as comments that harm no other reader. */
export function markForms(markup: string): string {
  return markup.replace(SHORTCODE, (_code, id: string) => `<!--form:${id}-->`);
}

/** The pieces of a text and the forms between them. */
export function splitForms(markup: string): (string | { formId: number })[] {
  const pieces = markForms(markup).split(MARK);
  return pieces
    .map((piece, index) => (index % 2 === 1 ? { formId: Number(piece) } : piece))
    .filter((piece) => typeof piece !== "string" || piece.trim() !== "");
}
