/** What articles are sorted under; `slug` is the storefront's own, from the name. */
export type ArticleClass = { classId: number | null; name: string; slug: string };

export type ArticleKind = "recipe" | "post" | "page";

/** An article as cards show it. */
export type ArticleCard = {
  articleId: number;
  kind: ArticleKind;
  slug: string;
  title: string;
  abstract: string;
  /** YYYY-MM-DD; "" when the shop does not say. */
  date: string;
  picture: string;
  pictureAlt: string;
  course: ArticleClass | null;
  categories: ArticleClass[];
  /** Minutes from start to table; null when unknown or no recipe. */
  minutes: number | null;
};

export type Ingredient = {
  /** As written, for the recipe's own portions. */
  text: string;
  name: string;
  /** null: as much as needed. */
  amount: { value: number; unit: string } | null;
  /** The product that answers it and how much of it the recipe's own portions take. */
  product: { productId: number; quantity: number } | null;
};

export type Recipe = {
  portions: number;
  preparationMinutes: number | null;
  cookingMinutes: number | null;
  difficulty: string;
  ingredients: Ingredient[];
  steps: string[];
  tip: string;
};

export type Article = ArticleCard & {
  /** Markup, sanitised before it is shown. */
  content: string;
  /** null: a post, a page, or a recipe in words only. */
  recipe: Recipe | null;
};

export type ArticleList = { articles: ArticleCard[]; pages: number; items: number };
