export type ArticleClass = { classId: number | null; name: string; slug: string };

/** Its recipes can be asked for, by class. */
export type Course = ArticleClass & { classId: number };

export type ArticleKind = "recipe" | "post" | "page";

export type ArticleCard = {
  articleId: number;
  kind: ArticleKind;
  slug: string;
  title: string;
  abstract: string;
  /** YYYY-MM-DD; "" when unknown. */
  date: string;
  modified?: string;
  picture: string;
  pictureAlt: string;
  course: ArticleClass | null;
  categories: ArticleClass[];
  minutes: number | null;
};

export type Ingredient = {
  text: string;
  name: string;
  amount: { value: number; unit: string } | null;
  /** `quantity`: for the recipe's own portions. */
  product: { productId: number; quantity: number } | null;
};

export type Recipe = {
  portions: number;
  preparationMinutes: number | null;
  cookingMinutes: number | null;
  restMinutes: number | null;
  difficulty: string;
  ingredients: Ingredient[];
  steps: string[];
  tip: string;
};

export type Article = ArticleCard & {
  content: string;
  recipe: Recipe | null;
};

export type ArticleList = { articles: ArticleCard[]; pages: number; items: number };
