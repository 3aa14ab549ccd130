import type { SeedProductClass } from "../types";
import { OFFER_KINDS } from "./offer-kinds";
import { makers } from "./vendors";

const FEATURE_GROUP = 10000;
const RESTRICTION_GROUP = 10001;
const BRAND_GROUP = 10002;
const LIMIT_GROUP = 10003;
const OFFER_GROUP = 10004;

type Feature = { id: number; group: number; name: string; max?: { value: number; unit: string } };

const feature = (id: number, name: string): Feature => ({ id, group: FEATURE_GROUP, name });
const limit = (id: number, name: string, value: number, unit = "pz"): Feature => ({
  id,
  group: LIMIT_GROUP,
  name,
  max: { value, unit },
});

const FEATURES = {
  evidenza: feature(10000, "In evidenza"),
  bio: feature(10252, "Biologico"),
  integrale: feature(10255, "Integrale"),
  kosher: feature(10274, "Kosher"),
  dop: feature(10298, "DOP"),
  igp: feature(10299, "IGP"),
  glutine: feature(10260, "Senza glutine"),
  lattosio: feature(10261, "Senza lattosio"),
  vegano: feature(10262, "Vegano"),
  zuccheri: feature(10264, "Senza zuccheri aggiunti"),
  lombardia: feature(10265, "Fatto in Lombardia"),
  proteine: feature(10266, "Fonte di proteine"),
  palma: feature(10267, "Senza olio di palma"),
  halal: feature(10268, "Halal"),
  adulti: { id: 10290, group: RESTRICTION_GROUP, name: "Vietato ai minori di 18 anni" },
  lattanti: { id: 10291, group: RESTRICTION_GROUP, name: "Alimento per lattanti non promuovibile" },
  maxpasta: limit(10301, "Pasta", 24),
  maxacqua: limit(10302, "Acqua minerale", 12),
  maxzucchero: limit(10303, "Zucchero e farina", 10),
  maxlatte: limit(10304, "Latte a lunga conservazione", 12),
  maxuova: limit(10305, "Uova", 6),
  maxlattanti: limit(10306, "Latte per lattanti", 8),
} as const satisfies Record<string, Feature>;

type FeatureKey = keyof typeof FEATURES;

const getFeature = (word: string): Feature => {
  if (!(word in FEATURES)) throw new Error(`unknown product class "${word}"`);
  return FEATURES[word as FeatureKey];
};

const FEATURES_BY_NAME: readonly (readonly [RegExp, FeatureKey])[] = [
  [/\bDOP\b/, "dop"],
  [/\bIGP\b/, "igp"],
  [/integral/i, "integrale"],
  [/senza glutine/i, "glutine"],
  [/senza lattosio/i, "lattosio"],
  [/senza zuccher/i, "zuccheri"],
  [/vegan|vegetale/i, "vegano"],
  [/proteic|protein/i, "proteine"],
];

export const BIO_MAKERS: readonly string[] = ["bio", "nativo"];

export function getClassIds(keywords: string, name: string, makerKey: string): number[] {
  const ids = new Set(
    keywords
      .split(" ")
      .filter(Boolean)
      .map((word) => getFeature(word).id),
  );
  for (const [stem, key] of FEATURES_BY_NAME) if (stem.test(name)) ids.add(FEATURES[key].id);
  if (BIO_MAKERS.includes(makerKey)) ids.add(FEATURES.bio.id);
  if (makerKey === "senzaspiga") ids.add(FEATURES.glutine.id);
  const maker = makers.get(makerKey);
  if (maker) ids.add(20_000 + maker.vendorId);
  return [...ids].sort((a, b) => a - b);
}

export const productClasses: SeedProductClass[] = [
  ...Object.values<Feature>(FEATURES).map(({ id, group, name, max = null }) => ({
    productClassId: id,
    groupId: group,
    name,
    max,
  })),
  ...[...makers.values()].map((maker) => ({
    productClassId: 20_000 + maker.vendorId,
    groupId: BRAND_GROUP,
    name: maker.name,
    max: null,
  })),
  ...OFFER_KINDS.map(({ productClassId, name }) => ({
    productClassId,
    groupId: OFFER_GROUP,
    name,
    max: null,
  })),
];
