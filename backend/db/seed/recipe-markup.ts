import type { SeedRecipe } from "../../seed/types-content";

const items = (texts: string[]) => texts.map((text) => `<li>${text}</li>`).join("");

/** A recipe as a page of words, for readers that know nothing of its parts. */
export function recipeMarkup({ portions, ingredients, steps, tip }: SeedRecipe): string {
  const list = items(ingredients.map(({ text }) => text));
  const hint = tip ? `<p>${tip}</p>` : "";
  return `<h2>Ingredienti per ${portions}</h2><ul>${list}</ul><h2>Preparazione</h2><ol>${items(steps)}</ol>${hint}`;
}
