import { screen } from "@testing-library/react";
import { RecipeHead } from "@/components/content/recipe-head";
import type { Article } from "@/lib/ebsn/domain/article";
import { renderWithProviders } from "../render-with-providers";

const article = (restMinutes: number | null, minutes: number): Article => ({
  articleId: 1,
  kind: "recipe",
  slug: "tiramisu",
  title: "Tiramisù",
  abstract: "",
  date: "",
  picture: "",
  pictureAlt: "",
  course: null,
  categories: [],
  content: "",
  minutes,
  recipe: {
    portions: 6,
    preparationMinutes: 30,
    cookingMinutes: 10,
    restMinutes,
    difficulty: "Media",
    ingredients: [],
    steps: [],
    tip: "",
  },
});

const facts = () =>
  screen.getAllByRole("term").map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

test("the rest of a recipe stands beside its preparation, and the table is laid after it", () => {
  renderWithProviders(<RecipeHead article={article(360, 400)} />);
  expect(facts()).toEqual([
    "Preparazione: 30 min",
    "Cottura: 10 min",
    "Riposo: 6 h",
    "In tavola in: 6 h 40 min",
    "Difficoltà: Media",
  ]);
});

test("without a rest nothing is said of one", () => {
  renderWithProviders(<RecipeHead article={article(null, 40)} />);
  expect(screen.queryByText("Riposo")).not.toBeInTheDocument();
});
