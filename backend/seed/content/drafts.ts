import type { SeedBlock, SeedBlockPage } from "../types-content";
import { block, proposal, textProposal } from "./banners";

export const draftBlocks: Record<string, SeedBlock[]> = {
  pescheria: [
    block(1, "BannerGrid", "Il cenone della vigilia", {}, [
      proposal(
        {
          slug: "cenone-della-vigilia",
          name: "Il cenone della vigilia",
          text: "Capitone, baccalà e frutti di mare: si prenotano da dicembre, si ritirano il ventitré.",
          url: "/page/spedizioni",
          button: "Come si prenota",
          art: "pesce,gambero,limone",
          ground: "#f3ddd6",
          accent: "#a8323f",
          alt: "Pesce, gamberi e limone",
        },
        "tile",
      ),
    ]),
  ],
};

const full = { xs: 12, sm: 12, md: 12, lg: 12, xl: 12 };

export const draftPages: SeedBlockPage[] = [
  {
    slug: "natale-in-tavola",
    title: "Natale in tavola",
    seoTitle: "Natale in tavola: tutto per le feste",
    seoDescription: "Panettoni, cotechini, vini e ricette per la tavola delle feste.",
    rows: [
      {
        fluid: false,
        background: "",
        columns: [
          {
            ...full,
            blocks: [
              block(1, "StaticText", "Natale in tavola", {}, [
                textProposal(
                  "natale-intro",
                  "Le feste, con calma",
                  "<p>Che cosa ordinare, quando, e come farlo arrivare fresco la mattina del ventiquattro.</p>",
                ),
              ]),
              block(2, "RecipeSlider", "Le ricette delle feste", { TITLE: "Le ricette delle feste" }),
            ],
          },
        ],
      },
    ],
  },
];
