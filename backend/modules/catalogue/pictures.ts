import type { SquareRequest } from "../../pictures/request";
import type { PictureSpec, SceneSpec, View } from "../../pictures/spec";
import type { SeedFood, SeedSafety } from "../../seed/types";

type PictureSource = {
  codInt: string;
  picture: PictureSpec | null;
  food: SeedFood | null;
  safety: SeedSafety | null;
  unitMeasureBase: string;
};

const VIEW_NAMES: Record<View, string> = {
  serving: "in tavola",
  nutrients: "valori nutrizionali",
  energy: "etichetta energetica",
};

/** Food also has pictures of its content and its nutrition table, a lamp one of its energy label. */
function viewsOf({ food, safety }: Pick<PictureSource, "food" | "safety">): readonly View[] {
  if (!food) return safety?.energy ? ["energy"] : [];
  return food.nutrition.length > 0 ? ["serving", "nutrients"] : ["serving"];
}

const servingOf = ({ art, ground, colours, seed }: PictureSpec, isDrink: boolean): SceneSpec => ({
  kind: isDrink ? "article" : "recipe",
  art,
  ground,
  accent: colours[1],
  seed,
});

export function pictureRequest(row: Omit<PictureSource, "codInt">, view?: View): SquareRequest | null {
  const { picture, food, safety } = row;
  if (!picture) return null;
  if (view === undefined) return { kind: "pack", spec: picture };
  if (!viewsOf(row).includes(view)) return null;
  if (view === "serving")
    return { kind: "scene", spec: servingOf(picture, row.unitMeasureBase === "LT"), format: "1x1" };
  const { brand, colours, ground } = picture;
  if (safety?.energy) {
    const { model, energyClass, kilowattHours } = safety.energy;
    return { kind: "energy", spec: { brand, model, energyClass, kilowattHours } };
  }
  return { kind: "nutrients", spec: { brand, rows: food?.nutrition ?? [], colour: colours[0], ground } };
}

const addressOf = (size: string, name: string) => `/photo/p/${size}/${name}.webp`;

/** Extension of the API. */
export const energyInfos = ({ codInt, safety }: Pick<PictureSource, "codInt" | "safety">) =>
  safety?.energy && {
    ENERGY_CLASS: safety.energy.energyClass,
    ENERGY_LABEL: addressOf("large", `${codInt}_energy`),
  };

const toMedia = (name: string, alt: string) => ({
  thumb: addressOf("thumb", name),
  medium: addressOf("photo", name),
  large: addressOf("large", name),
  alt,
});

/** Of the product's page: the pack first. */
export function galleryOf(row: PictureSource & { name: string }) {
  if (!row.picture) return [];
  const views = viewsOf(row).map((view) =>
    toMedia(`${row.codInt}_${view}`, `${row.name}, ${VIEW_NAMES[view]}`),
  );
  return [toMedia(row.codInt, row.name), ...views];
}
