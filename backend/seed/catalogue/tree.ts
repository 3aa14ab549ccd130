import type { SeedCategory } from "../types";
import { artFile, artOf } from "./art";
import { hash } from "./hash";
import type { Aisle, Department, Shelf } from "./shape";
import { slugify } from "./slug";

const scene = (department: Department, art: string, key: string): SeedCategory["scene"] => ({
  art: artOf(art).map(artFile),
  ground: department.ground,
  accent: department.scene.accent,
  seed: hash(key) % 1000,
});

/** The first artwork of an aisle's goods, for its tile. */
const aisleArt = (aisle: Aisle): string =>
  aisle.shelves
    .map((shelf) => shelf.goods.art ?? aisle.goods.art ?? "")
    .filter(Boolean)
    .slice(0, 3)
    .join(",");

const sentence = (names: string[]) => {
  const lower = names.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  const last = lower.pop() ?? "";
  return lower.length > 0 ? `${lower.join(", ")} e ${last}` : last;
};

/** Category ids: department 12 is 120000, its third aisle 120300, that aisle's second shelf 120302. */
export function treeOf(department: Department): {
  categories: SeedCategory[];
  place: (aisle: Aisle, shelf: Shelf) => { categoryId: number; slug: string };
} {
  const rootId = department.code * 10_000;
  const rootSlug = slugify(department.name);
  const categories: SeedCategory[] = [
    {
      categoryId: rootId,
      name: department.name,
      slug: rootSlug,
      parentId: null,
      description: department.text,
      seoTitle: `${department.name}: la spesa online`,
      seoDescription: department.seo,
      ground: department.ground,
      scene: scene(department, department.scene.art, rootSlug),
    },
  ];
  const places = new Map<Shelf, { categoryId: number; slug: string }>();
  department.aisles.forEach((aisle, aisleIndex) => {
    const aisleId = rootId + (aisleIndex + 1) * 100;
    const aisleSlug = `${rootSlug}/${slugify(aisle.name)}`;
    const within = sentence(aisle.shelves.map((shelf) => shelf.name));
    categories.push({
      categoryId: aisleId,
      name: aisle.name,
      slug: aisleSlug,
      parentId: rootId,
      description: "",
      seoTitle: `${aisle.name}: ${department.name}`,
      seoDescription: `${aisle.name} da Madia: ${within}. A casa tua, in negozio o al locker.`,
      ground: department.ground,
      scene: aisleArt(aisle) ? scene(department, aisleArt(aisle), aisleSlug) : null,
    });
    aisle.shelves.forEach((shelf, shelfIndex) => {
      const slug = `${aisleSlug}/${slugify(shelf.name)}`;
      const categoryId = aisleId + shelfIndex + 1;
      places.set(shelf, { categoryId, slug });
      categories.push({
        categoryId,
        name: shelf.name,
        slug,
        parentId: aisleId,
        description: "",
        seoTitle: `${shelf.name}: ${aisle.name}`,
        seoDescription: `${shelf.name}: scegli tra le nostre marche e ricevi la spesa quando vuoi tu.`,
        ground: department.ground,
        scene: null,
      });
    });
  });
  const place = (_aisle: Aisle, shelf: Shelf) => {
    const found = places.get(shelf);
    if (!found) throw new Error(`shelf ${shelf.name} is not in ${department.name}`);
    return found;
  };
  return { categories, place };
}
