const TWELFTHS = 12;
const SIZES = ["xs", "sm", "md", "lg", "xl"] as const;

type Widths = Record<`--${(typeof SIZES)[number]}`, number>;

function configured(json: string | undefined): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(json ?? "{}");
    return typeof parsed === "object" && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * Twelfths a block takes at each breakpoint, from its JSON_CONFIG (`{"xs":12,"md":6}`); a size left out is as the
 * one below it. Without any, blocks of a row share it evenly from md.
 */
export function columnWidths(settings: Record<string, string>, inRow: number): Widths {
  const given = configured(settings.JSON_CONFIG);
  let width = TWELFTHS;
  const widths: Partial<Widths> = {};
  for (const size of SIZES) {
    const value = Number(given[size] ?? given[`${size}Cols`]);
    if (Number.isInteger(value) && value >= 1 && value <= TWELFTHS) width = value;
    else if (size === "md" && width === TWELFTHS) width = Math.floor(TWELFTHS / inRow);
    widths[`--${size}`] = width;
  }
  return widths as Widths;
}

/** Whether the ground of a block goes from edge to edge: its setting FLUID, or `{"fluid":true}` in its JSON_CONFIG. */
export function isFluid({ FLUID, JSON_CONFIG }: Record<string, string>): boolean {
  const said = FLUID ?? configured(JSON_CONFIG).fluid;
  return said === true || said === "true" || said === "1";
}
