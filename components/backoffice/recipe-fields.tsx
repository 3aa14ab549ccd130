import { getTranslations } from "next-intl/server";
import { FieldRow } from "@/components/ui/form-layout";
import { SelectField } from "@/components/ui/select-field";
import type { EditedRecipe } from "@/lib/ebsn/domain/content-edit";
import { formatIngredient } from "@/lib/rules/products/ingredient-rows";
import { ContentField, ContentTextarea } from "./content-field";

const DIFFICULTIES = ["Facile", "Media", "Impegnativa"];
const MAX_MINUTES = 10_000;

export async function RecipeFields({ recipe }: { recipe: EditedRecipe }) {
  const t = await getTranslations("backoffice.contentEdit");
  const { portions, preparation, cooking, rest, difficulty, ingredients, steps, tip } = recipe;
  return (
    <>
      <FieldRow>
        <NumberField name="portions" label={t("portions")} value={portions} min={1} max={100} />
        <NumberField
          name="preparation"
          label={t("preparation")}
          value={preparation}
          min={0}
          max={MAX_MINUTES}
        />
        <NumberField name="cooking" label={t("cooking")} value={cooking} min={0} max={MAX_MINUTES} />
        <NumberField name="rest" label={t("rest")} value={rest} min={0} max={MAX_MINUTES} />
      </FieldRow>
      <SelectField
        id="content-difficulty"
        name="difficulty"
        label={t("difficulty")}
        defaultValue={difficulty}
      >
        {DIFFICULTIES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <LinesField
        name="ingredients"
        label={t("ingredients")}
        hint={t("ingredientsHint")}
        lines={ingredients.map(formatIngredient)}
        rows={ingredients.length + 2}
        required
      />
      <LinesField
        name="steps"
        label={t("steps")}
        hint={t("stepsHint")}
        lines={steps}
        rows={steps.length * 2 + 2}
        required
      />
      <LinesField name="tip" label={t("tip")} hint={t("tipHint")} lines={[tip]} rows={3} />
    </>
  );
}

type NumberFieldProps = { name: string; label: string; value: number; min: number; max: number };

function NumberField({ name, value, ...props }: NumberFieldProps) {
  return (
    <ContentField
      {...props}
      id={`content-${name}`}
      name={name}
      type="number"
      span="half"
      required
      defaultValue={value}
    />
  );
}

type LinesFieldProps = {
  name: string;
  label: string;
  hint: string;
  lines: string[];
  rows: number;
  required?: boolean;
};

function LinesField({ name, lines, ...props }: LinesFieldProps) {
  return (
    <ContentTextarea
      {...props}
      id={`content-${name}`}
      name={name}
      maxLength={20_000}
      defaultValue={lines.join("\n")}
    />
  );
}
