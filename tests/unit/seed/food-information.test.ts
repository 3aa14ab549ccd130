import { categories, products } from "@/backend/seed/catalogue";

const slugs = new Map(categories.map(({ categoryId, slug }) => [categoryId, slug]));
const foods = products.flatMap(({ name, categoryId, food }) =>
  food ? [{ name, food, slug: slugs.get(categoryId) ?? "" }] : [],
);
const label = ({ slug, name }: { slug: string; name: string }) => `${slug}: ${name}`;

/** Reg. 1169/2011, art. 19: whole fruit and vegetables, and meat of which the name is the only ingredient. */
const WITHOUT_INGREDIENTS = [
  /^frutta-e-verdura\/frutta\//,
  /^frutta-e-verdura\/verdura\/(?!insalate-e-verdure-pronte)/,
  /^macelleria\/(?:bovino-e-vitello|pollo-e-tacchino|suino-agnello-e-preparati)\//,
];

/** Annex V: water, coffee, tea and infusions, salt and spices; art. 16: drinks of more than 1.2% vol. */
const WITHOUT_NUTRITION = [
  /^acqua-e-bevande\/acqua\//,
  /\/caffe: (?:Caffè|Capsule|Cialde)/,
  /\/te-camomilla-e-tisane: (?:Tè|Camomilla|Tisana|Infuso)/,
  /\/sale-e-spezie: /,
];

const unless = (exempt: RegExp[]) => (text: string) => !exempt.some((family) => family.test(text));

test("every food that the law does not exempt lists its ingredients", () => {
  const without = foods.filter(({ food }) => !food.ingredients).map(label);
  expect(without.length).toBeGreaterThan(100);
  expect(without.filter(unless(WITHOUT_INGREDIENTS))).toEqual([]);
});

test("every food that the law does not exempt has its nutrition", () => {
  const without = foods.filter(({ food }) => food.nutrition.length === 0 && !food.alcohol).map(label);
  expect(without.length).toBeGreaterThan(50);
  expect(without.filter(unless(WITHOUT_NUTRITION))).toEqual([]);
});

test("mixed and cut vegetables name each of them, celery as an allergen", () => {
  const mixed = foods.filter(({ name }) =>
    /^(?:Insalata mista|Misticanza|Verdure per minestrone)/.test(name),
  );
  expect(mixed.length).toBeGreaterThan(2);
  for (const { food } of mixed) expect(food.ingredients.split(",").length).toBeGreaterThan(2);
  const soup = mixed.filter(({ name }) => name.startsWith("Verdure per minestrone"));
  for (const { food } of soup) expect(food.allergens).toContain("Sedano");
});

/** Reg. 1379/2013, art. 35: where a fish comes from, and whether it was caught or reared. */
test.each([
  [/Cantabrico/, /Cantabrico.*FAO 27\b.*circuizione/],
  [/^Filetti di sgombro/, /FAO (?:27|34|37)\b/],
  [/^(?:Sardine|Sarde|Alici)/, /^Pescat.*FAO (?:27|34|37)\b/],
  [/merluzzo|baccalà|platessa|^Sogliola/i, /^Pescat.*FAO (?:27|37)\b/],
  [/salmone.*norvegese/i, /^Allevato in Norvegia/],
  [/tonno/i, /^Pescato nell'Oceano/],
  [/pesce spada/i, /^Pescato nel Mediterraneo/],
])("fish named %s comes from where it lives: %s", (name, origin) => {
  const fish = foods.filter((food) => name.test(food.name) && /pescheria|pesce/.test(food.slug));
  expect(fish).not.toEqual([]);
  for (const { food } of fish) expect(food.origin).toMatch(origin);
});

test("anchovies in oil are kept in the refrigerator, as they are only salted", () => {
  const anchovies = foods.filter(({ name }) => /^Acciughe/.test(name));
  expect(anchovies).not.toEqual([]);
  for (const { food } of anchovies) expect(food.storage).toContain("frigorifero");
});
