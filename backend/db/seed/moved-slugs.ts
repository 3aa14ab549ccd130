export const movedSlugs: { oldSlug: string; slug: string }[] = [
  { oldSlug: "ortofrutta", slug: "frutta-e-verdura" },
  { oldSlug: "carne", slug: "macelleria" },
  { oldSlug: "pesce", slug: "pescheria" },
  { oldSlug: "latticini", slug: "latte-uova-e-yogurt" },
  { oldSlug: "bevande", slug: "acqua-e-bevande" },
  { oldSlug: "detersivi", slug: "cura-della-casa" },
  { oldSlug: "bianconuvola-yogurt-fragola-2x125", slug: "bianconuvola-yogurt-intero-alla-fragola-2-x-125-g" },
  {
    oldSlug: "latteria-valsorina-latte-alta-qualita",
    slug: "latteria-valsorina-latte-fresco-alta-qualita-intero-1-l",
  },
];
