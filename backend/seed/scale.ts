import { products } from "./catalogue";
import { ean13 } from "./catalogue/ean";
import { hash } from "./catalogue/hash";
import { slugify } from "./catalogue/slug";
import { makers, type Maker } from "./catalogue/vendors";
import type { SeedProduct } from "./types";

/** What makes another product of a known one; each round through the catalogue takes the next. */
const TURNS = [
  "ricetta leggera",
  "formato famiglia",
  "selezione oro",
  "del contadino",
  "di montagna",
  "della tradizione",
  "extra",
  "di stagione",
  "riserva",
  "quotidiano",
  "della nonna",
  "artigianale",
  "delicato",
  "intenso",
  "alla mediterranea",
  "del casale",
  "senza sale aggiunto",
  "gran gusto",
  "primo raccolto",
  "pronto in tavola",
  "doppia scelta",
  "delle valli",
  "dell'orto",
  "per tutti i giorni",
  "edizione limitata",
  "alla casalinga",
  "del buongustaio",
  "gran riserva",
  "mini",
  "maxi",
] as const;

const pool: Maker[] = [...makers.values()].filter((maker) => maker.key !== "banco");
const FIRST_ID = 1_000_000;

/**
 * `n` products: the catalogue itself, then the catalogue again under other makers, names and prices.
 * Always the same ones, made one at a time.
 */
export function* scaledProducts(n: number): Generator<SeedProduct> {
  for (let index = 0; index < n; index += 1) {
    const base = products[index % products.length];
    if (!base) return;
    const round = Math.floor(index / products.length);
    yield round === 0 ? base : turn(base, round, index);
  }
}

function turn(base: SeedProduct, round: number, index: number): SeedProduct {
  const loose = base.infos.TIPOLOGIA === "Sfuso";
  const was = pool.findIndex((maker) => maker.vendorId === base.vendorId);
  const maker = loose ? undefined : pool[(was + 1 + round * 5) % pool.length];
  const vendorId = maker?.vendorId ?? base.vendorId;
  const words = TURNS[(round - 1) % TURNS.length] ?? "";
  const edition = round > TURNS.length ? ` ${Math.ceil(round / TURNS.length)}` : "";
  const name = `${base.name.replace(/\s+/g, " ")} ${words}${edition}`;
  const factor = 0.8 + (hash(`${base.slug}${round}`) % 500) / 1000;
  const price =
    base.priceCents === null ? null : Math.max(Math.round((base.priceCents * factor) / 10) * 10 - 1, 9);
  return {
    ...base,
    productId: FIRST_ID + index,
    codInt: String(3 * FIRST_ID + index),
    barcode: ean13(50_000 + Math.floor(index / 100_000), index % 100_000),
    slug: slugify(`${maker?.name ?? ""} ${name} ${base.description.replace(/ \(.*/, "")} ${index}`),
    name,
    vendorId,
    classes: [...base.classes.filter((id) => id < 20_000), 20_000 + vendorId],
    priceCents: price,
    lowestPrice30Cents: base.lowestPrice30Cents === null ? null : price,
    rank: index + 1,
    picture: base.picture && {
      ...base.picture,
      ...(maker && base.picture.brand ? { brand: maker.name, colours: maker.colours } : {}),
      seed: (base.picture.seed + round * 37) % 1000,
    },
  };
}
