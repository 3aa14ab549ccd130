import type { SquareRequest } from "../../pictures/request";
import { type PictureSpec, type SceneSpec, type View, VIEWS } from "../../pictures/spec";
import type { SeedFood } from "../../seed/types";

type PictureSource = {
  codInt: string;
  picture: PictureSpec | null;
  food: SeedFood | null;
  unitMeasureBase: string;
};

const VIEW_NAMES: Record<View, string> = { serving: "in tavola", nutrients: "valori nutrizionali" };

/** Food also has pictures of its content and its nutrition table. */
function viewsOf({ food }: Pick<PictureSource, "food">): readonly View[] {
  if (!food) return [];
  return food.nutrition.length > 0 ? VIEWS : ["serving"];
}

const servingOf = ({ art, ground, colours, seed }: PictureSpec, isDrink: boolean): SceneSpec => ({
  kind: isDrink ? "article" : "recipe",
  art,
  ground,
  accent: colours[1],
  seed,
});

export function pictureRequest(row: Omit<PictureSource, "codInt">, view?: View): SquareRequest | null {
  const { picture, food } = row;
  if (!picture) return null;
  if (view === undefined) return { kind: "pack", spec: picture };
  if (!viewsOf(row).includes(view)) return null;
  if (view === "serving")
    return { kind: "scene", spec: servingOf(picture, row.unitMeasureBase === "LT"), format: "1x1" };
  const { brand, colours, ground } = picture;
  return { kind: "nutrients", spec: { brand, rows: food?.nutrition ?? [], colour: colours[0], ground } };
}

const addressOf = (size: string, name: string) => `/photo/p/${size}/${name}.webp`;

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
