import type { SeedPost, SeedRecipe } from "../types-content";

export type PostDraft = Omit<SeedPost, "articleId" | "scene"> & {
  art: string;
  ground: string;
  accent: string;
};

export type RecipeDraft = Omit<SeedRecipe, "articleId" | "scene" | "ingredients" | "steps"> & {
  art: string;
  ground: string;
  accent: string;
  ingredients: string;
  steps: string;
};
