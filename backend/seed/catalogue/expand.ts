import type { PictureSpec } from "../../pictures/spec";
import type { SeedProduct } from "../types";
import { artColour, artFile, artOf, type Art } from "./art";
import { artFromName } from "./art-words";
import { BIO_MAKERS, classesOf } from "./classes";
import { contrast } from "./colour";
import { foodOf } from "./food";
import { hash, pick } from "./hash";
import { infosOf } from "./infos";
import { optionsOf } from "./options";
import type { Aisle, Department, Goods, Line, Shelf } from "./shape";
import { measure, type Measure } from "./size";
import { slugify } from "./slug";
import { makers, type Maker } from "./vendors";

/** A product before its numbers, promotion and oddities are given out. */
export type Draft = Omit<
  SeedProduct,
  "productId" | "codInt" | "barcode" | "rank" | "promo" | "announcedPromo" | "lowestPrice30Cents"
> & {
  makerKey: string;
  shelfSlug: string;
  pop: number;
};

type Place = { department: Department; categoryId: number; shelfSlug: string };

type At = {
  goods: Partial<Goods>;
  item: Line;
  maker: Maker;
  place: Place;
  fill: (text: string) => string;
};

/** Prices end in 9 or 5, as on a shelf label. */
export function shelfPrice(euro: number): number {
  const cents = Math.round(euro * 100);
  const tens = Math.floor(cents / 10) * 10;
  return cents - tens <= 2 ? Math.max(tens - 1, 5) : cents - tens <= 6 ? tens + 5 : tens + 9;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const TRAILING = / (di|con|al|alla|ai|in|e|per|senza|da|del|della|all'|x|n\.|ai frutti|DOP \d+)$/;

/** As many words of the name as a label holds, none of them left hanging. */
const packLabel = (name: string): string => {
  const words = name.replace(/ bio$/, "").split(" ");
  let label = words[0] ?? name;
  for (const word of words.slice(1)) {
    if (label.length + word.length + 1 > 32) break;
    label += ` ${word}`;
  }
  return label.replace(TRAILING, (_all, word: string) => (word.startsWith("DOP") ? " DOP" : ""));
};

/** At most three pieces: what the line says, what the name calls for, the shelf's own, a companion. */
function artFor(
  goods: Partial<Goods>,
  item: Line,
  name: string,
  key: string,
): { art: Art[]; named: boolean } {
  const own = artOf(goods.art ?? "");
  const named = goods.plainArt ? [] : artFromName(name);
  const heap = goods.pack === "loose" || goods.pack === "tray" || goods.pack === "net";
  const pure = heap && named.length > 0 && item.over.art === undefined;
  const art = [...new Set(pure ? named : [...named, ...own])].slice(0, 3);
  const company = artOf(goods.side ?? "").filter((one) => !art.includes(one));
  if (art.length === 1 && company.length > 0) art.push(pick(company, `${key}side`));
  return { art, named: named.length > 0 };
}

function pictureOf(at: At, name: string, size: string, key: string): PictureSpec {
  const { goods, item, maker, place } = at;
  const { art, named } = artFor(goods, item, name, key);
  const lead = art[0];
  if (!lead) throw new Error(`no artwork for ${name}`);
  const [main, accent] = maker.colours;
  const tint = artColour(lead);
  const unpacked = goods.pack === "loose" || goods.kind === "Sfuso";
  return {
    pack: / x \d/.test(size) && !unpacked ? "multipack" : (goods.pack ?? "bag"),
    art: art.map(artFile),
    brand: unpacked ? "" : maker.name,
    label: unpacked ? "" : goods.label ? at.fill(goods.label) : packLabel(name),
    size: unpacked ? "" : size,
    colours: [main, named && contrast(main, tint) > 1.7 ? tint : accent],
    ground: place.department.ground,
    seed: hash(key) % 1000,
  };
}

function describe({ goods, fill, maker }: At, key: string): string {
  const tell = goods.tell === undefined ? [] : typeof goods.tell === "string" ? [goods.tell] : goods.tell;
  const opening = tell.length > 0 ? capital(fill(pick(tell, `${key}tell`))) : "";
  return [opening, maker.story].filter(Boolean).join(" ");
}

const safetyOf = ({ goods, fill, maker }: At, key: string): Draft["safety"] => ({
  producer: `${[maker.name, maker.address].filter((part) => !maker.address.startsWith("Madia") || part !== maker.name).join(", ")} · assistenza@${slugify(maker.name)}.example`,
  warnings: fill(goods.warn ?? "Tenere fuori dalla portata dei bambini."),
  use: fill(typeof goods.use === "string" ? goods.use : pick(goods.use ?? [""], key)),
});

/** "alla albicocca" → "all'albicocca". */
const elide = (text: string) => text.replace(/\b([Aa]ll|[Dd]ell)a (?=[aeiou])/g, "$1'");

function draft(
  place: Place,
  goods: Partial<Goods>,
  item: Line,
  flavour: string,
  maker: Maker,
  offer: string,
): Draft {
  const [, size = "", euro = ""] = /^(.+) ([\d.]+)$/.exec(offer.trim()) ?? [];
  if (!euro) throw new Error(`unreadable offer "${offer}" of ${item.name}`);
  const kind = goods.kind ?? "Pezzo";
  const inKilos = kind === "Sfuso";
  const bio = BIO_MAKERS.includes(maker.key) && !/ bio/i.test(item.name) ? " bio" : "";
  const bare = elide(
    item.name.includes("{v}") ? item.name.replace("{v}", flavour) : `${item.name} ${flavour}`.trim(),
  );
  const name = capital(bare + bio);
  const content: Measure = inKilos ? { unit: "KG", content: 1 } : measure(size);
  const slug = slugify([maker.name, name, inKilos ? "" : size.replace(/ \(.*/, "")].join(" "));
  const fill = (text: string) =>
    elide(
      text
        .replaceAll("{v}", flavour)
        .replaceAll("{name}", bare.charAt(0).toLowerCase() + bare.slice(1))
        .replaceAll("{brand}", maker.name)
        .replace(/ +([,.])/g, "$1")
        .replace(/,+(?=\.|$)/g, ""),
    );
  const at: At = { goods, item, maker, place, fill };
  const food = foodOf(goods, fill, slug);
  if (food && bio && food.ingredients) food.ingredients += " Ingredienti agricoli da agricoltura biologica.";
  const tier = item.brands.length > 1 ? maker.tier : 1;
  return {
    slug,
    name,
    makerKey: maker.key,
    vendorId: maker.vendorId,
    shelfSlug: place.shelfSlug,
    description: inKilos ? "" : size,
    longDescription: describe(at, slug),
    categoryId: place.categoryId,
    unitMeasureBase: goods.base ?? content.unit,
    contentBase: content.content,
    priceCents: shelfPrice(Number(euro) * tier),
    iva: goods.iva ?? 10,
    infos: infosOf(goods, kind, content, slug),
    dayLock: goods.dayLock ?? "",
    selectOptions: optionsOf(goods.options ?? ""),
    classes: classesOf(goods.classes ?? "", name, maker.key),
    isNew: false,
    stock: null,
    dailyMax: goods.dailyMax ?? null,
    food,
    safety: food ? null : safetyOf(at, slug),
    picture: pictureOf(at, name, size, slug),
    pop: goods.pop ?? 1,
  };
}

function lineDrafts(place: Place, goods: Partial<Goods>, item: Line): Draft[] {
  const flavours = goods.of ? goods.of.split(";").map((one) => one.trim()) : [""];
  return flavours.flatMap((flavour) =>
    item.brands.flatMap((key) => {
      const maker = makers.get(key);
      if (!maker) throw new Error(`no maker called "${key}"`);
      return item.sizes.split(";").map((offer) => draft(place, goods, item, flavour, maker, offer));
    }),
  );
}

/** Every product of a department, in the order of the list. */
export function expand(
  department: Department,
  place: (aisle: Aisle, shelf: Shelf) => { categoryId: number; slug: string },
): Draft[] {
  return department.aisles.flatMap((aisle) =>
    aisle.shelves.flatMap((shelf) => {
      const { categoryId, slug } = place(aisle, shelf);
      const at: Place = { department, categoryId, shelfSlug: slug };
      return shelf.lines.flatMap((item) =>
        lineDrafts(at, { ...department.goods, ...aisle.goods, ...shelf.goods, ...item.over }, item),
      );
    }),
  );
}
