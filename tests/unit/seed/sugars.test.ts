import { categories, products } from "@/backend/seed/catalogue";

const slugs = new Map(categories.map(({ categoryId, slug }) => [categoryId, slug]));
/** Not `malto`, which beer ferments, nor the chicory "pan di zucchero". */
const SWEETENER = /(?<!pan di )zucchero|miele|sciroppo|destrosio|purea di (?!patate)|confettura/i;
const FIRST = 5;

type Food = {
  name: string;
  slug: string;
  ingredients: string;
  nutrition: string;
  sugars: number;
  fat: number;
};

const amount = (value = "") => Number(value.replace(",", ".").replace(/[^\d.]/g, ""));

const foods = products.flatMap(({ name, categoryId, food }): Food[] => {
  if (!food || food.nutrition.length === 0 || !food.ingredients) return [];
  const valueOf = (wanted: string) => amount(food.nutrition.find(({ label }) => label === wanted)?.value);
  return [
    {
      name,
      slug: slugs.get(categoryId) ?? "",
      ingredients: food.ingredients.replace(/<[^>]*>/g, ""),
      nutrition: JSON.stringify(food.nutrition),
      sugars: valueOf("di cui zuccheri"),
      fat: valueOf("Grassi"),
    },
  ];
});

const sweetenerAt = ({ ingredients }: Food) =>
  ingredients.split(/[,(]/).findIndex((ingredient) => SWEETENER.test(ingredient));
/** A nectar has the sugar that it has less of fruit. */
const isNectar = ({ name }: Food) => name.startsWith("Nettare");
const isSweetened = (food: Food) => sweetenerAt(food) >= 0 && sweetenerAt(food) < FIRST;
const names = (wrong: Food[]) => [...new Set(wrong.map(({ slug, name }) => `${slug}: ${name}`))];

test("what has sugar, honey or fruit purée has other sugars than what has none", () => {
  const plain = new Set(foods.filter((food) => !isSweetened(food)).map((food) => food.slug + food.nutrition));
  const sweetened = foods.filter((food) => isSweetened(food) && !isNectar(food));
  expect(sweetened.length).toBeGreaterThan(100);
  expect(names(sweetened.filter(({ slug, nutrition }) => plain.has(slug + nutrition)))).toEqual([]);
});

test("a sweetener among the first two ingredients makes 5 g of sugars", () => {
  expect(names(foods.filter((food) => [0, 1].includes(sweetenerAt(food)) && food.sugars < 5))).toEqual([]);
});

test("a yogurt of skimmed milk has hardly any fat", () => {
  const skimmed = foods.filter(
    ({ name, ingredients }) => /^Yogurt/.test(name) && /^Latte scremato/.test(ingredients),
  );
  expect(skimmed.length).toBeGreaterThan(2);
  expect(names(skimmed.filter(({ fat }) => fat > 1))).toEqual([]);
});
