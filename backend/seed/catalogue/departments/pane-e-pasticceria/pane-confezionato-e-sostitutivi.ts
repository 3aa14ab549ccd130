import { aisle, line, shelf } from "../../shape";

export const paneConfezionatoESostitutivi = aisle(
  "Pane confezionato e sostitutivi",
  { kind: "Pezzo", pack: "bag", from: ["Italia", "Prodotto in Italia"] },
  [
    shelf(
      "Pancarré e pane a fette",
      {
        side: "tramezzino,burro,miele,grano",
        nut: [4, 0.5, 48, 5, 3, 8.5, 1.2],
        ing: "Farina di [grano] tenero, acqua, olio di girasole, lievito, sale, malto d'[orzo]",
        use: "Ottimo tostato.",
        tell: "Fette morbide, senza conservanti.",
      },
      [
        line("Pancarré", "primalba madia", "400 g 1.39; 700 g 2.19", {
          art: "pane,tramezzino",
          pop: 1.5,
        }),
        line("Pane integrale a fette", "primalba madia bio", "400 g 1.79", {
          nut: [4, 0.5, 42, 4, 7, 9.5, 1.1],
          ing: "Farina integrale di [grano] tenero 62%, acqua, olio di girasole, lievito, sale",
        }),
        line("Pane ai cereali a fette", "primalba madia", "400 g 1.89", {
          ing: "Farina di [grano] tenero, cereali in grani ([avena], [orzo], [segale]) 12%, acqua, olio di girasole, sale",
        }),
        line("Pane proteico a fette", "mattino", "250 g 2.99", { nut: [9, 1.2, 16, 2, 9, 24, 1.2] }),
        line("Pane per tramezzini senza crosta", "primalba madia", "250 g 1.69", {
          art: "tramezzino",
          plainArt: true,
        }),
        line("Pane senza glutine a fette", "senzaspiga", "300 g 4.49", {
          ing: "Amido di mais, farina di riso, acqua, fibra di psillio, olio di girasole, sale",
          iva: 10,
          tell: "Soffice anche senza glutine, dal laboratorio dedicato.",
        }),
      ],
    ),
    shelf(
      "Piadine e tortillas",
      {
        side: "pomodoro,formaggio,foglie,peperone",
        art: "piadina",
        nut: [9, 3, 50, 2, 2.4, 8, 1.6],
        ing: "Farina di [grano] tenero, acqua, strutto, sale",
        use: "Due minuti in padella antiaderente.",
        tell: "Sfoglia sottile, si arrotola senza rompersi.",
      },
      [
        line("Piadina romagnola IGP", "adalgisa madia", "3 x 120 g 1.99; 5 x 120 g 2.99"),
        line("Piadina all'olio extravergine", "adalgisa madia", "3 x 100 g 2.29", {
          art: "piadina",
          plainArt: true,
          ing: "Farina di [grano] tenero, acqua, olio extravergine di oliva 8%, sale",
          classes: "vegano",
        }),
        line("Tortillas di grano", "zenzara madia", "6 x 62 g 2.19", {
          art: "burrito,taco",
          plainArt: true,
          classes: "vegano",
        }),
        line("Pane pita", "zenzara", "5 x 80 g 2.29", {
          art: "kebab,piadina",
          plainArt: true,
          ing: "Farina di [grano] tenero, acqua, lievito, sale",
        }),
      ],
    ),
    shelf(
      "Cracker, grissini e fette biscottate",
      {
        side: "formaggio,oliva,miele",
        pack: "box",
        art: "grano",
        nut: [10, 1.2, 70, 3, 3.5, 10.5, 2],
        ing: "Farina di [grano] tenero, olio extravergine di oliva 7%, sale, lievito",
        use: "Una volta aperti, richiudere bene.",
        tell: "Croccante fino all'ultimo pezzo.",
        classes: "palma",
      },
      [
        line("Cracker salati", "sgrano madia", "500 g 1.99; 250 g 1.19"),
        line("Cracker integrali", "sgrano madia bio", "500 g 2.29", {
          ing: "Farina integrale di [grano] tenero 91%, olio di girasole, sale, lievito",
        }),
        line("Cracker non salati in superficie", "sgrano madia", "500 g 1.99"),
        line("Grissini torinesi", "sgrano madia", "125 g 1.49", { art: "grano,baguette" }),
        line("Rubatà artigianali", "origini", "200 g 3.29", { art: "baguette,grano", plainArt: true }),
        line("Fette biscottate dorate", "mattino madia", "315 g 1.79; 630 g 2.99", {
          art: "pane,miele",
          plainArt: true,
          nut: [6, 0.7, 74, 7, 4, 11, 1.2],
          pop: 1.6,
          ing: "Farina di [grano] tenero, zucchero, olio di girasole, lievito, sale, malto d'[orzo]",
        }),
        line("Fette biscottate integrali", "mattino madia bio", "315 g 1.99", {
          art: "pane,grano",
          plainArt: true,
          nut: [6, 0.7, 66, 6, 9, 12, 1.1],
          ing: "Farina integrale di [grano] tenero 91%, olio di girasole, sale, lievito",
        }),
        line("Gallette di riso", "mattino madia bio", "130 g 1.29", {
          art: "riso",
          plainArt: true,
          ing: "Riso integrale 99,7%, sale",
          classes: "glutine vegano",
          nut: [2.8, 0.6, 81, 0.5, 3.5, 8, 0.1],
        }),
        line("Gallette di mais", "mattino madia", "130 g 1.39", {
          art: "mais",
          plainArt: true,
          ing: "Mais 99,7%, sale",
          classes: "glutine vegano",
          nut: [1.5, 0.3, 82, 0.7, 4, 7, 0.1],
        }),
        line("Pangrattato", "primalba madia", "500 g 1.09", {
          art: "pane",
          ing: "Farina di [grano] tenero, acqua, sale, lievito",
          tell: "Grana fine, dora in modo uniforme.",
          use: "Per panature e gratin.",
        }),
      ],
    ),
  ],
);
