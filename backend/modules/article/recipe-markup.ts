import { escapeHtml } from "../../http/escape-html";
import type { SeedRecipe } from "../../seed/types-content";

const listItems = (texts: string[]) => texts.map((text) => `<li>${escapeHtml(text)}</li>`).join("");

type Parts = Pick<SeedRecipe, "portions" | "ingredients" | "steps" | "tip">;

/** HTML fallback for readers that ignore the structured recipe. */
export function recipeMarkup({ portions, ingredients, steps, tip }: Parts): string {
  const list = listItems(ingredients.map(({ text }) => text));
  const tipMarkup = tip ? `<p>${escapeHtml(tip)}</p>` : "";
  return `<h2>Ingredienti per ${portions}</h2><ul>${list}</ul><h2>Preparazione</h2><ol>${listItems(steps)}</ol>${tipMarkup}`;
}
