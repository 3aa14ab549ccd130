import type { SeedCategory } from "../types";
import { getArtFile, parseArt } from "./art";
import { hash } from "./hash";
import type { Aisle, Department, Shelf } from "./shape";
import { nameSlug } from "../../../lib/rules/text/name-slug";
import { categoryTexts } from "./texts";

const createScene = (department: Department, art: string, key: string): SeedCategory["scene"] => ({
  art: parseArt(art).map(getArtFile),
  ground: department.ground,
  accent: department.scene.accent,
  seed: hash(key) % 1000,
});

const getAisleArt = (aisle: Aisle): string =>
  aisle.shelves
    .map((shelf) => shelf.defaults.art ?? aisle.defaults.art ?? "")
    .filter(Boolean)
    .slice(0, 3)
    .join(",");

const paragraph = (slug: string) => (categoryTexts[slug] ? `<p>${categoryTexts[slug]}</p>` : "");

/** Category ids: department 12 is 120000, its third aisle 120300, that aisle's second shelf 120302. */
export function buildTree(department: Department): {
  categories: SeedCategory[];
  place: (aisle: Aisle, shelf: Shelf) => { categoryId: number; slug: string };
} {
  const rootId = department.code * 10_000;
  const rootSlug = nameSlug(department.name);
  const categories: SeedCategory[] = [
    {
      categoryId: rootId,
      name: department.name,
      slug: rootSlug,
      parentId: null,
      description: paragraph(rootSlug),
      seoTitle: `${department.name}: la spesa online`,
      seoDescription: department.seo,
      ground: department.ground,
      scene: createScene(department, department.scene.art, rootSlug),
    },
  ];
  const shelfCategories = new Map<Shelf, { categoryId: number; slug: string }>();
  department.aisles.forEach((aisle, aisleIndex) => {
    const aisleId = rootId + (aisleIndex + 1) * 100;
    const aisleSlug = `${rootSlug}/${nameSlug(aisle.name)}`;
    categories.push({
      categoryId: aisleId,
      name: aisle.name,
      slug: aisleSlug,
      parentId: rootId,
      description: paragraph(aisleSlug),
      seoTitle: `${aisle.name}: ${department.name}`,
      seoDescription: categoryTexts[aisleSlug] ?? "",
      ground: department.ground,
      scene: getAisleArt(aisle) ? createScene(department, getAisleArt(aisle), aisleSlug) : null,
    });
    aisle.shelves.forEach((shelf, shelfIndex) => {
      const slug = `${aisleSlug}/${nameSlug(shelf.name)}`;
      const categoryId = aisleId + shelfIndex + 1;
      shelfCategories.set(shelf, { categoryId, slug });
      categories.push({
        categoryId,
        name: shelf.name,
        slug,
        parentId: aisleId,
        description: paragraph(slug),
        seoTitle: `${shelf.name}: ${aisle.name}`,
        seoDescription: categoryTexts[slug] ?? "",
        ground: department.ground,
        scene: null,
      });
    });
  });
  const place = (_aisle: Aisle, shelf: Shelf) => {
    const found = shelfCategories.get(shelf);
    if (!found) throw new Error(`shelf ${shelf.name} is not in ${department.name}`);
    return found;
  };
  return { categories, place };
}
