export type Tone = { hue: number; saturation: number };

const ORIGINAL_TONE: Tone = { hue: 0, saturation: 100 };

/** Corrections that make the emoji artwork look more like real food. */
const TONES: Record<string, Tone> = {
  "1f336-fe0f": { hue: 12, saturation: 100 },
  "1f344": { hue: 22, saturation: 34 },
  "1f345": { hue: 13, saturation: 100 },
  "1f346": { hue: 12, saturation: 75 },
  "1f349": { hue: 8, saturation: 100 },
  "1f352": { hue: 12, saturation: 100 },
  "1f353": { hue: 10, saturation: 100 },
  "1f41f": { hue: 0, saturation: 45 },
  "1f966": { hue: -30, saturation: 100 },
  "1f980": { hue: 12, saturation: 100 },
  "1f991": { hue: 40, saturation: 45 },
};

const ART_NAME = /^([0-9a-f-]{4,60})(?:~(-?\d{1,3}))?(?:\*(\d{1,3}))?$/;

export function parseArtName(name: string): { code: string; tone: Tone } | null {
  const [, code, hue, saturation] = ART_NAME.exec(name) ?? [];
  if (!code) return null;
  if (hue === undefined && saturation === undefined) return { code, tone: TONES[code] ?? ORIGINAL_TONE };
  return { code, tone: { hue: Number(hue ?? 0), saturation: Number(saturation ?? 100) } };
}
