import { isTrue } from "@/lib/rules/is-true";

export const GRID_COLUMNS = 12;
const SIZES = ["xs", "sm", "md", "lg", "xl"] as const;

type Widths = Record<`--${(typeof SIZES)[number]}`, number>;

function parseConfig(json: string | undefined): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(json ?? "{}");
    return typeof parsed === "object" && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const equalShare = (blocksInRow: number): number =>
  Math.max(1, Math.floor(GRID_COLUMNS / Math.max(1, blocksInRow)));

/** `{"xs":12,"md":6}`: a missing size inherits the one below; by default equal shares from md. */
export function columnWidths(settings: Record<string, string>, blocksInRow: number): Widths {
  const config = parseConfig(settings.JSON_CONFIG);
  let width = GRID_COLUMNS;
  const widths: Partial<Widths> = {};
  for (const size of SIZES) {
    const value = Number(config[size] ?? config[`${size}Cols`]);
    if (Number.isInteger(value) && value >= 1 && value <= GRID_COLUMNS) width = value;
    else if (size === "md" && width === GRID_COLUMNS) width = equalShare(blocksInRow);
    widths[`--${size}`] = width;
  }
  return widths as Widths;
}

/** Full-width background: the setting FLUID, or `{"fluid":true}` in JSON_CONFIG. */
export function isFluid({ FLUID, JSON_CONFIG }: Record<string, string>): boolean {
  return isTrue(FLUID || parseConfig(JSON_CONFIG).fluid);
}
