import { aisle, line, loose, shelf, type Department } from "../shape";

const DRY = "Conservare in luogo fresco e asciutto.";

export const paneEPasticceria: Department = {
  code: 16,
  name: "Pane e pasticceria",
  ground: "#f5e8d3",
  scene: { accent: "#b5783c", art: "pane,croissant,baguette,torta" },
  seo: "Pane fresco a lievitazione naturale, focacce, pancarré, piadine, cracker e torte di pasticceria: ordina oggi e ricevi domani, ancora fragrante.",
  defaults: { iva: 4, art: "pane", legal: "{name}", keep: DRY },
  aisles: [
    aisle("Pane fresco", { from: ["Prodotto in Italia con farine italiane", "Italia, Lombardia"] }, [
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
    ]),
    aisle(
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
    ),
    aisle(
      "Pasticceria fresca",
      {
        kind: "Pezzo",
        iva: 10,
        pack: "box",
        from: "Prodotto artigianalmente in Italia",
        keep: "Conservare tra 0 °C e +4 °C.",
      },
      [
        shelf(
          "Torte e crostate",
          {
            side: "margherita,caffe",
            art: "torta",
            nut: [18, 9, 45, 26, 1.5, 5.5, 0.4],
            ing: "Farina di [grano] tenero, [burro], zucchero, [uova], {v}",
            use: "Togliere dal frigorifero venti minuti prima.",
            tell: "Dal nostro laboratorio, con burro italiano.",
          },
          [
            line("Crostata alla confettura di albicocche", "primalba madia", "400 g 5.49", {
              art: "crostata,pesca",
              plainArt: true,
              ing: "Farina di [grano] tenero, confettura di albicocche 32%, [burro], zucchero, [uova]",
              keep: DRY,
            }),
            line("Torta della nonna", "primalba", "500 g 7.49", {
              ing: "Farina di [grano] tenero, crema ([latte], [uova], zucchero), [burro], [pinoli] 4%",
            }),
            line("Torta Sacher", "primalba origini", "500 g 9.90", {
              art: "torta,cioccolato",
              plainArt: true,
              ing: "Cioccolato fondente 28%, [burro], [uova], zucchero, farina di [grano], confettura di albicocche",
            }),
            line("Torta di compleanno alla frutta", "banco", "1 kg 29.90", {
              art: "torta intera,fragola",
              plainArt: true,
              options: "scritta",
              infos: { LEAD_TIME: "48", MAXACQ: "2" },
              ing: "Pan di Spagna ([grano], [uova]), crema pasticcera ([latte]), frutta fresca, [panna]",
              dayLock: "2 10:00-20:00",
            }),
            line("Cheesecake ai frutti di bosco", "bianconuvola", "450 g 6.99", {
              ing: "[Formaggio] fresco 44%, biscotti ([grano]), [burro], zucchero, frutti di bosco 12%, [uova]",
            }),
            line("Tiramisù da laboratorio", "banco", "600 g 11.90", {
              art: "torta,caffe",
              plainArt: true,
              infos: { LEAD_TIME: "24" },
              ing: "[Mascarpone], savoiardi ([grano], [uova]), caffè, zucchero, cacao",
            }),
          ],
        ),
        shelf(
          "Cornetti, bignè e mignon",
          {
            side: "caffe,latte,miele",
            art: "croissant",
            nut: [20, 11, 46, 14, 1.8, 7, 0.7],
            ing: "Farina di [grano] tenero, [burro] 22%, zucchero, [uova], lievito, sale",
            use: "Da gustare in giornata.",
            tell: "Dal forno all'alba, ancora fragranti.",
          },
          [
            line("Cornetti al burro", "primalba madia", "4 x 50 g 3.49", { plainArt: true, keep: DRY }),
            line("Cannoncini alla crema", "banco", "6 pz 6.90", {
              art: "croissant,budino",
              plainArt: true,
              infos: { PRODUCT_LOCK_CUTOFF: "15:00" },
              dayLock: "2",
            }),
            line("Bignè assortiti", "banco", "8 pz 8.90", {
              art: "cupcake",
              plainArt: true,
              infos: { PRODUCT_LOCK_CUTOFF: "15:00" },
              dayLock: "2",
            }),
            line("Cannoli siciliani con ricotta", "banco", "4 pz 9.90", {
              art: "croissant,piselli",
              plainArt: true,
              infos: { LEAD_TIME: "24" },
              ing: "[Ricotta] di pecora, zucchero, farina di [grano], [pistacchi], cioccolato",
            }),
            line("Muffin al cioccolato", "quattrotorri", "4 x 75 g 3.69", {
              art: "cupcake,cioccolato",
              plainArt: true,
              keep: DRY,
              ing: "Farina di [grano] tenero, zucchero, [uova], gocce di cioccolato 14% ([latte]), olio di girasole, agenti lievitanti",
            }),
            line("Donut glassati", "quattrotorri", "2 x 60 g 2.49", {
              art: "ciambella",
              plainArt: true,
              keep: DRY,
              ing: "Farina di [grano] tenero, zucchero, olio di girasole, [latte], [uova], lievito",
            }),
          ],
        ),
      ],
    ),
  ],
};
