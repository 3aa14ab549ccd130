import type { NutrientsSpec, Pack, PictureSpec, SceneSpec } from "@/backend/pictures/spec";

export function packSample(pack: Pack, change: Partial<PictureSpec> = {}): PictureSpec {
  return {
    pack,
    art: ["1f345", "1f33f"],
    brand: "Campo Lungo",
    label: "Passata di pomodoro",
    size: "700 g",
    colours: ["#c22a1a", "#f0e0b0"],
    ground: "#f4e9d2",
    seed: 7,
    ...change,
  };
}

export function sceneSample(change: Partial<SceneSpec> = {}): SceneSpec {
  return { art: ["1f345", "1f9c0", "1f33f"], ground: "#f4e9d2", accent: "#c8452a", seed: 3, ...change };
}

export function nutrientsSample(change: Partial<NutrientsSpec> = {}): NutrientsSpec {
  const rows = [
    { label: "Valori medi per", value: "100 g" },
    { label: "Energia", value: "812 kJ / 194 kcal" },
    { label: "di cui acidi grassi saturi", value: "1,2 g" },
  ];
  return { brand: "Campo Lungo", rows, colour: "#c22a1a", ground: "#f4e9d2", ...change };
}
