import { aisle, line, shelf, type Department } from "../shape";

export const snackEAperitivo: Department = {
  code: 20,
  name: "Snack e aperitivo",
  ground: "#faead0",
  scene: { accent: "#d8742c", art: "patatine,oliva,arachide,cocktail" },
  seo: "Patatine, taralli, grissini, frutta secca salata, popcorn e snack da aperitivo: prepara il tavolo in cinque minuti.",
  defaults: {
    iva: 10,
    pack: "bag",
    legal: "{name}",
    keep: "Conservare in luogo fresco e asciutto.",
    from: "Italia",
  },
  aisles: [
    aisle("Snack salati", {}, [
      shelf(
        "Patatine",
        {
          side: "patata,sale,brindisi",
          art: "patatine",
          nut: [32, 3, 52, 0.6, 4.5, 6, 1.3],
          ing: "Patate, olio di girasole, sale, {v}",
          use: "Consumare entro tre giorni dall'apertura.",
          tell: ["Tagliate sottili e fritte in piccoli lotti.", "Patate emiliane, olio sempre fresco."],
          classes: "glutine vegano",
        },
        [
          line("Patatine classiche", "croccantella madia", "180 g 1.69; 300 g 2.49", {
            ing: "Patate, olio di girasole, sale",
            pop: 1.8,
          }),
          line("Patatine rigate", "croccantella madia", "180 g 1.79", {
            ing: "Patate, olio di girasole, sale",
          }),
          line("Patatine al {v}", "croccantella", "150 g 1.99", {
            of: "lime e pepe rosa; pomodoro; rosmarino",
          }),
          line("Patatine alla paprica", "croccantella madia", "180 g 1.89", {
            art: "patatine,peperoncino",
            plainArt: true,
            ing: "Patate, olio di girasole, paprica 1,5%, sale, zucchero",
          }),
          line("Patatine cotte in caldaia", "croccantella origini", "150 g 2.39", {
            ing: "Patate, olio di girasole alto oleico, sale marino",
            art: "patatine,patata",
            plainArt: true,
          }),
          line("Patatine di legumi", "vegarmonia", "90 g 2.29", {
            ing: "Farina di lenticchie 60%, farina di ceci, olio di girasole, sale",
            art: "fagioli,patatine",
            plainArt: true,
            tell: "Croccanti di lenticchie e ceci, cotte al forno.",
          }),
          line("Tortilla chips di mais", "zenzara madia", "200 g 1.89", {
            ing: "Mais 78%, olio di girasole, sale",
            art: "taco,mais",
            plainArt: true,
            from: "UE",
            tell: "Da intingere nel guacamole.",
          }),
        ],
      ),
      shelf(
        "Taralli, salatini e popcorn",
        {
          side: "oliva,calici,grano",
          art: "pretzel",
          nut: [18, 2.2, 66, 2, 3, 10, 2.3],
          ing: "Farina di [grano] tenero, olio extravergine di oliva 12%, vino bianco ([solfiti]), sale",
          use: "Pronti da servire.",
          tell: ["Croccante al primo morso.", "Un classico dell'aperitivo."],
          classes: "vegano",
        },
        [
          line("Taralli all'olio extravergine", "sgrano madia origini", "250 g 1.69; 500 g 2.99", {
            tell: "Bolliti e poi cotti al forno, come in Puglia.",
          }),
          line("Taralli al {v}", "sgrano", "250 g 1.79", {
            of: "finocchio; peperoncino",
            tell: "Bolliti e poi cotti al forno, come in Puglia.",
          }),
          line("Tarallini alla cipolla", "sgrano madia", "300 g 1.89", {
            art: "cipolla,pretzel",
            plainArt: true,
            tell: "Bolliti e poi cotti al forno, come in Puglia.",
          }),
          line("Salatini assortiti", "sgrano madia", "300 g 2.19", {
            classes: "",
            ing: "Farina di [grano], olio di girasole, [formaggio] in polvere, sale, lievito",
          }),
          line("Schiacciatine al rosmarino", "sgrano madia", "250 g 1.99", {
            art: "piadina,erba",
            plainArt: true,
          }),
          line("Popcorn salati", "croccantella madia", "90 g 1.19", {
            art: "popcorn",
            plainArt: true,
            ing: "Mais 75%, olio di girasole, sale",
            tell: "Mais soffiato, poco sale.",
          }),
          line("Mais per popcorn", "altofonte madia", "500 g 1.49", {
            art: "mais,popcorn",
            plainArt: true,
            ing: "Mais",
            iva: 4,
            tell: "Scoppietta in tre minuti.",
            use: "Coperchio chiuso e fuoco vivo.",
            nut: [4, 0.5, 65, 1, 10, 9, 0.01],
          }),
          line("Bastoncini salati", "sgrano madia", "250 g 0.99", { plainArt: true, art: "pretzel" }),
        ],
      ),
      shelf(
        "Frutta secca salata",
        {
          side: "sale,birra,uva",
          art: "arachide",
          nut: [50, 7, 12, 5, 8, 25, 1.2],
          ing: "{name}",
          use: "Pronta da servire.",
          tell: "Tostatura lenta, sale quanto basta.",
          from: ["Prodotto in Italia", "USA, tostato in Italia"],
        },
        [
          line("Arachidi tostate e salate", "boscolieve madia", "250 g 1.89; 500 g 3.29", {
            ing: "[Arachidi], sale",
          }),
          line("Arachidi in guscio", "boscolieve madia", "400 g 1.99", {
            ing: "[Arachidi] in guscio tostate",
          }),
          line("Anacardi tostati e salati", "boscolieve madia", "200 g 3.99", { ing: "[Anacardi], sale" }),
          line("Mix aperitivo di frutta secca", "boscolieve madia", "200 g 2.99", {
            ing: "[Arachidi], [mandorle], [anacardi], [nocciole], sale",
            art: "arachide,castagna",
            plainArt: true,
          }),
          line("Mix energia con mirtilli rossi", "boscolieve", "150 g 2.99", {
            ing: "[Mandorle], [noci], mirtilli rossi, uvetta",
            art: "castagna,mirtillo",
            plainArt: true,
          }),
          line("Semi di zucca tostati", "boscolieve madia", "125 g 1.79", {
            ing: "Semi di zucca, sale",
            plainArt: true,
            art: "zucca,germoglio",
          }),
        ],
      ),
    ]),
    aisle("Cucina dal mondo", { pack: "box" }, [
      shelf(
        "Sapori etnici",
        {
          art: "bacchette",
          nut: [2, 0.4, 60, 3, 3, 9, 1.5],
          ing: "{name}",
          use: "Seguire le indicazioni in etichetta.",
          tell: "Un viaggio senza uscire di casa.",
          from: ["Thailandia", "Prodotto in UE"],
        },
        [
          line("Noodles di riso", "zenzara madia", "250 g 1.99", {
            ing: "Farina di riso 90%, acqua",
            art: "zuppa,bacchette",
            plainArt: true,
            classes: "glutine vegano",
            from: "Thailandia",
          }),
          line("Noodles all'uovo", "zenzara", "250 g 1.99", {
            ing: "Farina di [grano], [uova] 12%, sale",
            art: "zuppa,uovo",
            plainArt: true,
          }),
          line("Latte di cocco", "zenzara madia", "400 ml 1.99", {
            pack: "tin",
            ing: "Estratto di cocco 60%, acqua",
            art: "cocco",
            plainArt: true,
            nut: [17, 15, 2, 2, 0, 1.5, 0.05],
            per: "ml",
            classes: "vegano",
            from: "Thailandia",
          }),
          line("Kit per tacos", "zenzara", "320 g 4.29", {
            ing: "Tortillas ([grano], mais), salsa di pomodoro, spezie",
            art: "taco,peperoncino",
            plainArt: true,
          }),
          line("Salsa agrodolce", "zenzara madia", "250 ml 2.29", {
            pack: "bottle",
            ing: "Acqua, zucchero, ananas 8%, aceto, pomodoro, peperoni",
            art: "ananas,peperone",
            plainArt: true,
            nut: [0.2, 0, 42, 38, 0.5, 0.4, 1.2],
          }),
          line("Alghe nori per sushi", "zenzara", "25 g 3.49", {
            pack: "pouch",
            ing: "Alga nori (può contenere tracce di [crostacei] e [molluschi])",
            art: "onigiri,sushi",
            plainArt: true,
            from: "Corea del Sud",
            nut: [2, 0.4, 8, 1, 35, 40, 1.8],
          }),
          line("Falafel da preparare", "zenzara vegarmonia", "200 g 2.29", {
            ing: "Ceci, fave, cipolla, coriandolo, cumino, sale",
            art: "falafel",
            plainArt: true,
            classes: "vegano",
          }),
          line("Salsa tahina", "zenzara bio", "250 g 3.99", {
            pack: "jar",
            ing: "[Sesamo] 100%",
            art: "vasetto,grano",
            plainArt: true,
            nut: [58, 8, 10, 0.5, 9, 23, 0.1],
            classes: "vegano",
          }),
        ],
      ),
    ]),
  ],
};
