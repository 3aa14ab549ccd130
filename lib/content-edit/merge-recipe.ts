import type { EditedRecipe } from "../ebsn/domain/content-edit";
import { formatIngredient, parseIngredient, splitRows } from "../rules/products/ingredient-rows";
import type { FieldReader } from "./field-reader";

const NUMBERS = ["portions", "preparation", "cooking", "rest"] as const;

function mergeIngredients(recipe: EditedRecipe, text: string): EditedRecipe["ingredients"] {
  const before = new Map(recipe.ingredients.map((ingredient) => [formatIngredient(ingredient), ingredient]));
  return splitRows(text).map((row) => before.get(row) ?? parseIngredient(row));
}

export function mergeRecipe(recipe: EditedRecipe, read: FieldReader): EditedRecipe {
  const merged = { ...recipe };
  for (const name of NUMBERS) {
    const value = read(name);
    if (value !== null) merged[name] = Number(value);
  }
  const [ingredients, steps] = [read("ingredients"), read("steps")];
  return {
    ...merged,
    difficulty: read("difficulty") ?? recipe.difficulty,
    ingredients: ingredients === null ? recipe.ingredients : mergeIngredients(recipe, ingredients),
    steps: steps === null ? recipe.steps : splitRows(steps),
    tip: read("tip")?.trim() ?? recipe.tip,
  };
}
