const SHORTCODE =
  /(?:<p>\s*)?\[(?:ninja_forms?|ninja_forms_display_form)\s+id=(?:["']|&quot;)?(\d{1,9})(?:["']|&quot;)?\s*\](?:\s*<\/p>)?/gi;
/** What the plug-in makes of its shortcode: an empty place that its script fills. */
const RESOLVED =
  /<div\b[^>]*\bid=["']nf-form-(\d{1,9})(?:_\d+)?-cont["'][^>]*>\s*(?:<div\b[^>]*>\s*<\/div>\s*)*<\/div>/gi;
const SCRIPT = /<script\b[\s\S]*?<\/script\s*>/gi;
const MARKER = /<!--form:(\d{1,9})-->/g;

const toMarker = (_code: string, id: string) => `<!--form:${id}-->`;

/** Replaces form shortcodes with HTML comments, which other readers of the markup ignore. */
export function markForms(markup: string): string {
  return markup.replace(SCRIPT, "").replace(SHORTCODE, toMarker).replace(RESOLVED, toMarker);
}

export function splitForms(markup: string): (string | { formId: number })[] {
  const pieces = markForms(markup).split(MARKER);
  return pieces
    .map((piece, index) => (index % 2 === 1 ? { formId: Number(piece) } : piece))
    .filter((piece) => typeof piece !== "string" || piece.trim() !== "");
}
