import { getTranslations } from "next-intl/server";
import { Textarea } from "@/components/ui/control";
import { Field, FieldBox } from "@/components/ui/field";
import { FieldRow } from "@/components/ui/form-layout";
import { SelectField } from "@/components/ui/select-field";
import type { EditedRecipe } from "@/lib/ebsn/domain/content-edit";
import { formatIngredient } from "@/lib/rules/ingredient-rows";

const DIFFICULTIES = ["Facile", "Media", "Impegnativa"];
const MAX_MINUTES = 10_000;

export async function RecipeFields({ recipe }: { recipe: EditedRecipe }) {
  const t = await getTranslations("backoffice.contentEdit");
  const { portions, preparation, cooking, difficulty, ingredients, steps, tip } = recipe;
  const number = (name: "portions" | "preparation" | "cooking", value: number, min: number, max: number) => (
    <Field
      id={`content-${name}`}
      {...{ name, min, max }}
      type="number"
      span="third"
      label={t(name)}
      required
      defaultValue={value}
    />
  );
  const rows = (name: "ingredients" | "steps" | "tip", lines: string[], count: number) => (
    <FieldBox id={`content-${name}`} label={t(name)} hint={t(`${name}Hint`)}>
      <Textarea
        id={`content-${name}`}
        name={name}
        rows={count}
        required={name !== "tip"}
        maxLength={20_000}
        defaultValue={lines.join("\n")}
        aria-describedby={`content-${name}-hint`}
      />
    </FieldBox>
  );
  return (
    <>
      <FieldRow>
        {number("portions", portions, 1, 100)}
        {number("preparation", preparation, 0, MAX_MINUTES)}
        {number("cooking", cooking, 0, MAX_MINUTES)}
      </FieldRow>
      <SelectField
        id="content-difficulty"
        name="difficulty"
        label={t("difficulty")}
        defaultValue={difficulty}
      >
        {DIFFICULTIES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      {rows("ingredients", ingredients.map(formatIngredient), ingredients.length + 2)}
      {rows("steps", steps, steps.length * 2 + 2)}
      {rows("tip", [tip], 3)}
    </>
  );
}
