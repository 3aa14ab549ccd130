const SHORTCODE =
  /(?:<p>\s*)?\[(?:ninja_forms?|ninja_forms_display_form)\s+id=(?:["']|&quot;)?(\d{1,9})(?:["']|&quot;)?\s*\](?:\s*<\/p>)?/gi;
/** The plug-in renders its shortcode as an empty element that its script fills. */
const RESOLVED =
  /<div\b([^<>]{0,500})>\s{0,50}(?:<div class="nf-loading-spinner">\s{0,50}<\/div>\s{0,50})?<\/div>/gi;
const RESOLVED_ID = /\bid=["']nf-form-(\d{1,9})(?:_\d{1,3})?-cont["']/i;
const MARKER = /<!--form:(\d{1,9})-->/g;

const toMarker = (_code: string, id: string) => `<!--form:${id}-->`;

/** The plug-in's script contains the whole form and may exceed the length limit. */
function withoutScripts(markup: string): string {
  const [before = "", ...scripts] = markup.split(/<script\b/i);
  const after = scripts.map((script) =>
    script
      .split(/<\/script\s{0,9}>/i)
      .slice(1)
      .join(""),
  );
  return before + after.join("");
}

/** Replaces form shortcodes with HTML comments, which other readers of the markup ignore. */
export function markForms(markup: string): string {
  return withoutScripts(markup)
    .replace(SHORTCODE, toMarker)
    .replace(RESOLVED, (place: string, attributes: string) => {
      const id = RESOLVED_ID.exec(attributes)?.[1];
      return id ? toMarker(place, id) : place;
    });
}

export function splitForms(markup: string): (string | { formId: number })[] {
  const pieces = markForms(markup).split(MARKER);
  return pieces
    .map((piece, index) => (index % 2 === 1 ? { formId: Number(piece) } : piece))
    .filter((piece) => typeof piece !== "string" || piece.trim() !== "");
}
