import { aisle, line, loose, shelf } from "../../shape";

export const paneFresco = aisle(
  "Pane fresco",
  { from: ["Prodotto in Italia con farine italiane", "Italia, Lombardia"] },
  [
    shelf(
      "Pane del giorno",
      {
        side: "grano,oliva,burro,miele",
        kind: "Sfuso",
        pack: "loose",
        nut: [1.5, 0.3, 55, 2, 3, 9, 1.3],
        ing: "Farina di [grano] tenero, acqua, lievito madre ([grano]), sale",
        use: "Fragrante in giornata; il giorno dopo, tre minuti in forno.",
        tell: ["Sfornato stanotte.", "Lievita diciotto ore, con pasta madre."],
        options: "pane",
      },
      [
        loose("Pane di grano duro di Altamura DOP", 5.9, {
          unit: 0.5,
          ing: "Semola rimacinata di [grano] duro, acqua, lievito madre ([grano]), sale",
          from: "Italia, Puglia",
          art: "pane",
          plainArt: true,
        }),
        loose("Pagnotta casereccia", 3.9, { unit: 0.5, pop: 2 }),
        loose("Pane integrale ai semi", 5.4, {
          unit: 0.4,
          art: "pane,grano",
          ing: "Farina integrale di [grano] tenero, acqua, semi di girasole, lino e [sesamo], sale, lievito",
          plainArt: true,
        }),
        loose("Michette milanesi", 4.2, {
          unit: 0.06,
          step: 0.06,
          start: 0.24,
          options: "",
          classes: "lombardia",
          dayLock: "1 08:00-13:00",
        }),
        loose("Ciabatta", 3.8, { unit: 0.25, options: "", art: "baguette" }),
        loose("Pane di segale", 5.6, {
          unit: 0.4,
          ing: "Farina di [segale] 60%, farina di [grano] tenero, acqua, sale, lievito",
          step: 0,
          art: "pane,grano",
          plainArt: true,
        }),
        loose("Pane alle noci", 8.9, {
          unit: 0.35,
          ing: "Farina di [grano] tenero, [noci] 14%, acqua, sale, lievito",
          art: "pane,castagna",
          plainArt: true,
        }),
      ],
    ),
    shelf(
      "Baguette, focacce e pizze",
      {
        side: "oliva,erba,pomodoro",
        kind: "Pezzo",
        pack: "wrap",
        art: "baguette",
        nut: [7, 1, 48, 2, 2.4, 8, 1.7],
        ing: "Farina di [grano] tenero, acqua, olio extravergine di oliva 4%, lievito, sale",
        use: "Scaldare tre minuti in forno.",
        tell: "Impasto morbido e crosta sottile.",
      },
      [
        line("Baguette francese", "primalba madia", "250 g 1.19", {
          ing: "Farina di [grano] tenero, acqua, sale, lievito",
          nut: [1.2, 0.3, 56, 2, 2.6, 9, 1.4],
        }),
        line("Focaccia genovese", "primalba madia", "300 g 2.69", {
          art: "piadina,erba",
          plainArt: true,
          infos: { PRODUCT_LOCK_CUTOFF: "16:00" },
        }),
        line("Focaccia barese con pomodorini", "primalba origini", "400 g 4.29", {
          art: "pizza,pomodoro",
          plainArt: true,
        }),
        line("Pizza bianca romana", "primalba", "350 g 2.99", { art: "piadina", plainArt: true }),
        line("Trancio di pizza margherita", "rosticciera", "250 g 2.99", {
          art: "pizza",
          plainArt: true,
          ing: "Farina di [grano] tenero, pomodoro, [mozzarella] 18%, olio di oliva, sale",
          iva: 10,
          tell: "Pomodoro e mozzarella su un impasto alto e soffice.",
        }),
        line("Panini al latte", "primalba madia", "6 x 50 g 2.19", {
          ing: "Farina di [grano] tenero, [latte], [burro], zucchero, [uova], sale",
          nut: [6, 3, 50, 7, 2, 9, 1],
        }),
        line("Panini per hamburger", "primalba madia", "4 x 75 g 1.49", {
          art: "burger,pane",
          plainArt: true,
          ing: "Farina di [grano] tenero, acqua, [sesamo], olio di girasole, zucchero, sale",
        }),
      ],
    ),
  ],
);
