import { aisle, line, shelf } from "../../shape";

export const farineEPreparati = aisle(
  "Farine e preparati",
  { art: "grano", pack: "bag", classes: "maxzucchero vegano" },
  [
    shelf(
      "Farine",
      {
        side: "pane,uovo,torta,biscotto",
        legal: "Farina di grano tenero tipo {v}",
        ing: "Farina di [grano] tenero tipo {v}",
        nut: [1, 0.2, 72, 1.5, 2.5, 11, 0.01],
        use: "Setacciare prima dell'uso.",
        tell: "Macinazione regolare, assorbe bene l'acqua.",
      },
      [
        line("Farina tipo 00", "pietravena madia", "1 kg 1.09", {
          legal: "Farina di grano tenero tipo 00",
          ing: "Farina di [grano] tenero tipo 00",
          pop: 1.6,
        }),
        line("Farina tipo 0 per pane e pizza", "pietravena madia", "1 kg 1.29; 5 kg 5.49", {
          legal: "Farina di grano tenero tipo 0",
          ing: "Farina di [grano] tenero tipo 0",
          art: "grano,pizza",
        }),
        line("Farina Manitoba", "pietravena madia", "1 kg 1.69", {
          legal: "Farina di grano tenero tipo 0",
          ing: "Farina di [grano] tenero tipo 0 ad alto contenuto proteico",
          nut: [1.2, 0.2, 70, 1.5, 2.6, 14, 0.01],
          art: "grano,pane",
        }),
        line("Farina integrale", "pietravena bio", "1 kg 1.59", {
          legal: "Farina integrale di grano tenero",
          ing: "Farina integrale di [grano] tenero",
        }),
        line("Semola rimacinata di grano duro", "pietravena madia", "1 kg 1.39", {
          legal: "Semola rimacinata di grano duro",
          ing: "Semola rimacinata di [grano] duro",
          art: "grano,spaghetti",
        }),
        line("Farina di mais per polenta bramata", "lomellina madia", "1 kg 1.79", {
          legal: "Farina di mais bramata",
          ing: "Mais",
          art: "mais",
          plainArt: true,
          classes: "vegano glutine lombardia",
          use: "Cottura 45 minuti mescolando.",
          nut: [2.2, 0.3, 75, 1, 3, 8, 0.01],
          tell: "Mais lombardo, giallo e profumato.",
        }),
        line("Polenta istantanea", "lomellina madia", "500 g 1.49", {
          legal: "Farina di mais precotta",
          ing: "Mais",
          art: "mais",
          plainArt: true,
          classes: "vegano glutine",
          use: "Pronta in cinque minuti.",
          tell: "Mais lombardo, giallo e profumato.",
        }),
        line("Farina di ceci", "altofonte madia", "500 g 1.99", {
          legal: "Farina di ceci",
          ing: "Ceci",
          classes: "vegano glutine",
          nut: [5, 0.6, 52, 3, 12, 21, 0.02],
        }),
        line("Mix per pane senza glutine", "senzaspiga", "1 kg 5.49", {
          legal: "Preparato per pane senza glutine",
          ing: "Amido di mais, farina di riso, fibre vegetali, zucchero",
          art: "pane,mais",
          plainArt: true,
          iva: 10,
          tell: "Un impasto soffice anche senza glutine.",
        }),
      ],
    ),
    shelf(
      "Lieviti, zucchero e ingredienti per dolci",
      {
        side: "pizza,torta",
        iva: 10,
        pack: "box",
        art: "cupcake",
        legal: "{name}",
        nut: [0, 0, 99, 90, 0, 0.1, 0],
        use: "Seguire la ricetta sulla confezione.",
        tell: "La base di ogni torta.",
      },
      [
        line("Zucchero semolato", "dolcevena madia", "1 kg 1.19", {
          pack: "bag",
          ing: "Zucchero",
          art: "caramella,cupcake",
          pop: 1.8,
          classes: "maxzucchero",
          use: "Per bevande e dolci.",
        }),
        line("Zucchero di canna grezzo", "dolcevena madia bio", "500 g 1.79", {
          pack: "bag",
          ing: "Zucchero di canna",
          art: "caramella,biscotto",
          classes: "maxzucchero",
          use: "Per bevande e dolci.",
        }),
        line("Zucchero a velo", "dolcevena madia", "250 g 1.09", {
          ing: "Zucchero, amido di mais",
          art: "neve,cupcake",
          use: "Da spolverare con un colino.",
        }),
        line("Lievito per dolci vanigliato", "dolcevena madia", "3 x 16 g 1.09", {
          ing: "Agenti lievitanti, amido di mais, aroma di vaniglia",
          nut: [0, 0, 35, 0, 0, 0.1, 22],
          use: "Una bustina ogni 500 g di farina.",
        }),
        line("Lievito secco di birra", "primalba madia", "3 x 7 g 0.99", {
          ing: "Lievito secco, emulsionante",
          art: "pane",
          nut: [5, 1, 20, 4, 25, 42, 0.3],
          use: "Una bustina ogni 500 g di farina.",
        }),
        line("Preparato per torta margherita", "dolcevena", "425 g 2.49", {
          ing: "Farina di [grano] tenero, zucchero, amido, agenti lievitanti",
          art: "torta",
          use: "Unire uova, burro e latte; infornare a 175 °C per 40 minuti.",
          nut: [1, 0.3, 82, 40, 1.5, 6, 1],
        }),
        line("Cacao amaro in polvere", "turinel madia", "150 g 2.69", {
          ing: "Cacao amaro 100%",
          nut: [21, 13, 12, 1, 30, 22, 0.1],
          classes: "vegano",
          use: "Setacciare prima dell'uso.",
        }),
        line("Gocce di cioccolato fondente", "turinel madia", "125 g 1.99", {
          ing: "Pasta di cacao, zucchero, burro di cacao, emulsionante: lecitina di [soia]",
          nut: [27, 16, 58, 52, 7, 5, 0.02],
          use: "Incorporare all'impasto all'ultimo.",
        }),
        line("Fecola di patate", "dolcevena madia", "250 g 1.19", {
          ing: "Fecola di patate",
          nut: [0.1, 0, 82, 0, 0.4, 0.5, 0.02],
          classes: "glutine vegano",
          use: "Setacciare con la farina.",
        }),
      ],
    ),
  ],
);
