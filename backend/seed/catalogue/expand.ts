import type { PictureSpec } from "../../pictures/spec";
import type { SeedProduct } from "../types";
import { getArtColour, getArtFile, parseArt, type Art } from "./art";
import { findArtInName } from "./art-words";
import { BIO_MAKERS, getClassIds } from "./classes";
import { getContrast } from "./colour";
import { energyOf } from "./energy";
import { createFood } from "./food";
import { hazardsOf } from "./hazards";
import { hash, pick } from "./hash";
import { createInfos } from "./infos";
import { parseOptions } from "./options";
import type { Aisle, Department, ProductDefaults, ProductLine, Shelf } from "./shape";
import { parseSize, type ParsedSize } from "./size";
import { nameSlug } from "../../../lib/rules/text/name-slug";
import { makers, type Maker } from "./vendors";

export type ProductDraft = Omit<
  SeedProduct,
  "productId" | "codInt" | "barcode" | "rank" | "promo" | "announcedPromo" | "lowestPrice30Cents"
> & {
  makerKey: string;
  shelfSlug: string;
  pop: number;
};

type Place = { department: Department; categoryId: number; shelfSlug: string };

type DraftContext = {
  defaults: Partial<ProductDefaults>;
  item: ProductLine;
  maker: Maker;
  place: Place;
  fill: (text: string) => string;
};

/** Prices end in 9 or 5, as on a shelf label. */
function toShelfPrice(euro: number): number {
  const cents = Math.round(euro * 100);
  const tens = Math.floor(cents / 10) * 10;
  return cents - tens <= 2 ? Math.max(tens - 1, 5) : cents - tens <= 6 ? tens + 5 : tens + 9;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const TRAILING = / (di|con|al|alla|ai|in|e|per|senza|da|del|della|all'|x|n\.|ai frutti|DOP \d+)$/;

const toPackLabel = (name: string): string => {
  const words = name.replace(/ bio$/, "").split(" ");
  let label = words[0] ?? name;
  for (const word of words.slice(1)) {
    if (label.length + word.length + 1 > 32) break;
    label += ` ${word}`;
  }
  return label.replace(TRAILING, (_all, word: string) => (word.startsWith("DOP") ? " DOP" : ""));
};

/** At most three pieces of artwork, from the name, the shelf and a companion. */
function pickArt(
  defaults: Partial<ProductDefaults>,
  item: ProductLine,
  name: string,
  key: string,
): { art: Art[]; named: boolean } {
  const shelfArt = parseArt(defaults.art ?? "");
  const named = defaults.plainArt ? [] : findArtInName(name);
  const heap = defaults.pack === "loose" || defaults.pack === "tray" || defaults.pack === "net";
  const usesNameArtOnly = heap && named.length > 0 && item.overrides.art === undefined;
  const art = [...new Set(usesNameArtOnly ? named : [...named, ...shelfArt])].slice(0, 3);
  const companions = parseArt(defaults.side ?? "").filter((file) => !art.includes(file));
  if (art.length === 1 && companions.length > 0) art.push(pick(companions, `${key}side`));
  return { art, named: named.length > 0 };
}

function createPicture(context: DraftContext, name: string, size: string, key: string): PictureSpec {
  const { defaults, item, maker, place } = context;
  const { art, named } = pickArt(defaults, item, name, key);
  const mainArt = art[0];
  if (!mainArt) throw new Error(`no artwork for ${name}`);
  const [main, accent] = maker.colours;
  const artTint = getArtColour(mainArt);
  const isUnpacked = defaults.pack === "loose" || defaults.kind === "Sfuso";
  return {
    pack: / x \d/.test(size) && !isUnpacked ? "multipack" : (defaults.pack ?? "bag"),
    art: art.map(getArtFile),
    brand: isUnpacked ? "" : maker.name,
    label: isUnpacked ? "" : defaults.label ? context.fill(defaults.label) : toPackLabel(name),
    size: isUnpacked ? "" : size,
    colours: [main, named && getContrast(main, artTint) > 1.7 ? artTint : accent],
    ground: place.department.ground,
    seed: hash(key) % 1000,
  };
}

function describeProduct({ defaults, fill, maker }: DraftContext, key: string): string {
  const openings =
    defaults.tell === undefined ? [] : typeof defaults.tell === "string" ? [defaults.tell] : defaults.tell;
  const opening = openings.length > 0 ? capitalize(fill(pick(openings, `${key}tell`))) : "";
  return [opening, maker.story].filter(Boolean).join(" ");
}

const getSafety = ({ defaults, fill, maker }: DraftContext, key: string): ProductDraft["safety"] => ({
  producer: `${[maker.name, maker.address].filter((part) => !maker.address.startsWith("Madia") || part !== maker.name).join(", ")} · assistenza@${nameSlug(maker.name)}.example`,
  warnings: fill(defaults.warn ?? "Tenere fuori dalla portata dei bambini."),
  hazards: hazardsOf(defaults.warn ?? ""),
  use: fill(typeof defaults.use === "string" ? defaults.use : pick(defaults.use ?? [""], key)),
  ...(defaults.lamp && { energy: energyOf(defaults.lamp, maker.name) }),
});

/** "alla albicocca" → "all'albicocca". */
const elide = (text: string) => text.replace(/\b([Aa]ll|[Dd]ell)a (?=[aeiou])/g, "$1'");

const nameWithFlavour = (name: string, flavour: string) =>
  elide(name.includes("{v}") ? name.replace("{v}", flavour) : `${name} ${flavour}`.trim());

const isBio = (maker: Maker, item: ProductLine) => BIO_MAKERS.includes(maker.key) && !/ bio/i.test(item.name);

const fillTemplate = (text: string, { flavour, name, brand }: Record<"flavour" | "name" | "brand", string>) =>
  elide(
    text
      .replaceAll("{v}", flavour)
      .replaceAll("{name}", name.charAt(0).toLowerCase() + name.slice(1))
      .replaceAll("{brand}", brand)
      .replace(/ +([,.])/g, "$1")
      .replace(/,+(?=\.|$)/g, ""),
  );

const tierOf = (maker: Maker, { brands }: ProductLine) => (brands.length > 1 ? maker.tier : 1);

const LINE_DEFAULTS = {
  kind: "Pezzo",
  iva: 10,
  dayLock: "",
  options: "",
  classes: "",
  dailyMax: null,
  pop: 1,
} as const;

function createDraft(
  place: Place,
  defaults: Partial<ProductDefaults>,
  item: ProductLine,
  flavour: string,
  maker: Maker,
  sizeAndPrice: string,
): ProductDraft {
  const [, size = "", euro = ""] = /^(.+) ([\d.]+)$/.exec(sizeAndPrice.trim()) ?? [];
  if (!euro) throw new Error(`invalid size and price "${sizeAndPrice}" of ${item.name}`);
  const { kind, iva, dayLock, options, classes, dailyMax, pop } = { ...LINE_DEFAULTS, ...defaults };
  const isByWeight = kind === "Sfuso";
  const bio = isBio(maker, item) ? " bio" : "";
  const baseName = nameWithFlavour(item.name, flavour);
  const name = capitalize(baseName + bio);
  const content = isByWeight ? ONE_KILO : contentOf(size, defaults.base);
  const slug = nameSlug([maker.name, name, isByWeight ? "" : size.replace(/ \(.*/, "")].join(" "));
  const fill = (text: string) => fillTemplate(text, { flavour, name: baseName, brand: maker.name });
  const context: DraftContext = { defaults, item, maker, place, fill };
  const food = createFood(defaults, fill, slug);
  if (food?.ingredients && bio) food.ingredients += " Ingredienti agricoli da agricoltura biologica.";
  return {
    slug,
    name,
    makerKey: maker.key,
    vendorId: maker.vendorId,
    shelfSlug: place.shelfSlug,
    description: isByWeight ? "" : size,
    longDescription: describeProduct(context, slug),
    categoryId: place.categoryId,
    unitMeasureBase: defaults.base ?? content.unit,
    contentBase: content.content,
    priceCents: toShelfPrice(Number(euro) * tierOf(maker, item)),
    iva,
    infos: createInfos(defaults, kind, content, slug),
    dayLock,
    selectOptions: parseOptions(options),
    classes: getClassIds(classes, name, maker.key),
    isNew: false,
    stock: null,
    dailyMax,
    food,
    safety: food ? null : getSafety(context, slug),
    picture: createPicture(context, name, size, slug),
    pop,
  };
}

const ONE_KILO: ParsedSize = { unit: "KG", content: 1 };
const ONE_PIECE: ParsedSize = { unit: "PZ", content: 1 };

/** What a bottle or box holds is not how much of it is sold. */
function contentOf(size: string, base: ProductDefaults["base"] | undefined): ParsedSize {
  const parsed = parseSize(size);
  return base === "PZ" && parsed.unit !== "PZ" ? ONE_PIECE : parsed;
}

function expandLine(place: Place, defaults: Partial<ProductDefaults>, item: ProductLine): ProductDraft[] {
  const flavours = defaults.of ? defaults.of.split(";").map((flavour) => flavour.trim()) : [""];
  return flavours.flatMap((flavour) =>
    item.brands.flatMap((key) => {
      const maker = makers.get(key);
      if (!maker) throw new Error(`unknown maker "${key}"`);
      return item.sizes
        .split(";")
        .map((sizeAndPrice) => createDraft(place, defaults, item, flavour, maker, sizeAndPrice));
    }),
  );
}

export function expandDepartment(
  department: Department,
  place: (aisle: Aisle, shelf: Shelf) => { categoryId: number; slug: string },
): ProductDraft[] {
  return department.aisles.flatMap((aisle) =>
    aisle.shelves.flatMap((shelf) => {
      const { categoryId, slug } = place(aisle, shelf);
      const context: Place = { department, categoryId, shelfSlug: slug };
      return shelf.lines.flatMap((item) =>
        expandLine(
          context,
          { ...department.defaults, ...aisle.defaults, ...shelf.defaults, ...item.overrides },
          item,
        ),
      );
    }),
  );
}
