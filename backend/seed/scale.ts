import { products } from "./catalogue";
import { createEan13 } from "./catalogue/ean";
import { hash } from "./catalogue/hash";
import { nameSlug } from "../../lib/rules/text/name-slug";
import { makers, type Maker } from "./catalogue/vendors";
import type { SeedProduct } from "./types";

/** Name suffixes of the copies, one per round. */
const VARIATIONS = [
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

const otherMakers: Maker[] = [...makers.values()].filter((maker) => maker.key !== "banco");
const FIRST_ID = 1_000_000;

/** Lazily yields `n` products: the catalogue, then deterministic copies with other makers, names and prices. */
export function* generateProducts(n: number): Generator<SeedProduct> {
  for (let index = 0; index < n; index += 1) {
    const base = products[index % products.length];
    if (!base) return;
    const round = Math.floor(index / products.length);
    yield round === 0 ? base : createVariation(base, round, index);
  }
}

function createVariation(base: SeedProduct, round: number, index: number): SeedProduct {
  const loose = base.infos.TIPOLOGIA === "Sfuso";
  const makerIndex = otherMakers.findIndex((maker) => maker.vendorId === base.vendorId);
  const maker = loose ? undefined : otherMakers[(makerIndex + 1 + round * 5) % otherMakers.length];
  const vendorId = maker?.vendorId ?? base.vendorId;
  const variation = VARIATIONS[(round - 1) % VARIATIONS.length] ?? "";
  const edition = round > VARIATIONS.length ? ` ${Math.ceil(round / VARIATIONS.length)}` : "";
  const name = `${base.name.replace(/\s+/g, " ")} ${variation}${edition}`;
  const factor = 0.8 + (hash(`${base.slug}${round}`) % 500) / 1000;
  const price =
    base.priceCents === null ? null : Math.max(Math.round((base.priceCents * factor) / 10) * 10 - 1, 9);
  return {
    ...base,
    productId: FIRST_ID + index,
    codInt: String(3 * FIRST_ID + index),
    barcode: createEan13(50_000 + Math.floor(index / 100_000), index % 100_000),
    slug: nameSlug(`${maker?.name ?? ""} ${name} ${base.description.replace(/ \(.*/, "")} ${index}`),
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
