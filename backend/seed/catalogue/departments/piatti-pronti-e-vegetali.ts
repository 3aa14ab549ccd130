import { aisle, line, loose, shelf, type Department } from "../shape";

export const piattiProntiEVegetali: Department = {
  code: 24,
  name: "Gastronomia e cucina vegetale",
  ground: "#efe8d8",
  scene: { accent: "#b3582f", art: "paella,insalata,falafel,zuppa" },
  seo: "Piatti pronti freschi, lasagne, pollo arrosto, zuppe, tofu, seitan e burger vegetali: la cena è già fatta.",
  defaults: {
    iva: 10,
    pack: "tray",
    legal: "{name}",
    keep: "Conservare tra 0 °C e +4 °C. Consumare entro due giorni.",
    from: "Cucinato in Italia",
    kind: "Pezzo",
  },
  aisles: [
    aisle("Gastronomia", {}, [
      shelf(
        "Primi e secondi pronti",
        {
          art: "paella",
          nut: [7, 2.8, 15, 2.5, 1.5, 9, 1],
          ing: "{name}",
          use: "Quattro minuti in microonde o dieci in forno.",
          tell: "Dalla nostra cucina, stamattina.",
        },
        [
          line("Lasagne alla bolognese", "rosticciera madia", "350 g 4.49; 700 g 7.99", {
            art: "spaghetti,pomodoro",
            plainArt: true,
            ing: "Sfoglia all'[uovo] ([grano]), ragù di carne 32%, besciamella ([latte]), [Parmigiano] Reggiano",
            pop: 1.4,
          }),
          line("Cannelloni ricotta e spinaci", "rosticciera", "350 g 4.79", {
            art: "formaggio,foglie",
            plainArt: true,
            ing: "Sfoglia all'[uovo] ([grano]), [ricotta] 30%, spinaci 18%, pomodoro",
          }),
          line("Insalata di riso", "rosticciera madia", "300 g 3.49", {
            art: "riso,insalata",
            plainArt: true,
            ing: "Riso 50%, [tonno], olive, piselli, [formaggio], sottaceti, olio di girasole",
          }),
          line("Parmigiana di melanzane", "rosticciera madia", "300 g 4.69", {
            art: "melanzana,pomodoro",
            plainArt: true,
            ing: "Melanzane 45%, pomodoro, [mozzarella], [Parmigiano] Reggiano, basilico",
          }),
          line("Vitello tonnato", "rosticciera", "200 g 5.99", {
            art: "carne,pesce",
            plainArt: true,
            ing: "Carne di vitello 55%, maionese ([uova]), [tonno] 12%, capperi, [acciughe]",
          }),
          line("Polpettone al forno", "rosticciera", "300 g 4.29", {
            art: "cosciotto",
            plainArt: true,
            ing: "Carne di bovino 60%, [uova], pane ([grano]), [formaggio], noce moscata",
          }),
          line("Pollo arrosto intero", "banco", "1 pz 8.90", {
            art: "pollo,fuoco",
            plainArt: true,
            ing: "Pollo, sale, rosmarino, paprica",
            infos: { PRODUCT_LOCK_CUTOFF: "10:00", LEAD_TIME: "24" },
            dayLock: "1,2 10:00-01:00",
          }),
          line("Tramezzini assortiti", "rosticciera", "200 g 3.99", {
            art: "tramezzino",
            plainArt: true,
            ing: "Pane ([grano]), [tonno], maionese ([uova]), prosciutto cotto, insalata",
          }),
          line("Burrito di pollo", "rosticciera", "220 g 3.99", {
            art: "burrito",
            plainArt: true,
            ing: "Tortilla ([grano]), pollo 28%, fagioli, mais, peperoni",
          }),
        ],
      ),
      shelf(
        "Contorni al banco",
        {
          kind: "Sfuso",
          pack: "loose",
          art: "insalata",
          start: 0.2,
          step: 0.1,
          nut: [6, 0.9, 8, 4, 3, 2, 0.9],
          use: "Ottimi tiepidi o freddi.",
          tell: "Conditi con olio extravergine.",
          classes: "",
        },
        [
          loose("Verdure grigliate miste", 15.9, {
            art: "melanzana,peperone",
            plainArt: true,
            ing: "Melanzane, zucchine, peperoni, olio extravergine di oliva, aglio",
          }),
          loose("Patate al forno con rosmarino", 9.9, {
            art: "patata,erba",
            plainArt: true,
            ing: "Patate, olio extravergine di oliva, rosmarino, sale",
            infos: { SPLIT_ON_PACKAGE: "true" },
          }),
          loose("Insalata russa", 12.9, {
            art: "piselli,carota",
            plainArt: true,
            ing: "Patate, carote, piselli, maionese ([uova], [senape])",
            infos: { SPLIT_ON_PACKAGE: "true" },
          }),
          loose("Caponata siciliana", 14.9, {
            art: "melanzana,pomodoro",
            plainArt: true,
            ing: "Melanzane, pomodoro, [sedano], olive, capperi, [pinoli]",
            step: 0,
          }),
          loose("Insalata di polpo e patate", 26.9, {
            art: "polpo,patata",
            plainArt: true,
            ing: "[Polpo] 45%, patate, olio extravergine, prezzemolo",
            dayLock: "1,2",
          }),
        ],
      ),
      shelf(
        "Zuppe e vellutate fresche",
        {
          pack: "tub",
          art: "zuppa",
          nut: [2.5, 0.4, 8, 2.5, 2.5, 2.5, 0.7],
          ing: "Acqua, {name}, olio extravergine di oliva, sale",
          use: "Scaldare tre minuti.",
          tell: "Cottura a vapore, chiusura a caldo.",
          classes: "vegano",
        },
        [
          line("Vellutata di zucca", "ortolina madia", "620 g 3.49", {
            ing: "Acqua, zucca 42%, patate, cipolla, olio extravergine di oliva, sale",
            art: "zucca,zuppa",
            plainArt: true,
          }),
          line("Zuppa di farro e legumi", "ortolina madia bio", "620 g 3.69", {
            ing: "Acqua, fagioli 16%, [farro] 8%, carote, [sedano], cipolla, olio extravergine",
            art: "fagioli,zuppa",
            plainArt: true,
          }),
          line("Minestrone fresco", "ortolina madia", "620 g 3.29", {
            ing: "Acqua, verdure 52% ([sedano]), fagioli, olio extravergine, sale",
            art: "carota,zuppa",
            plainArt: true,
          }),
          line("Passato di verdure", "ortolina", "620 g 3.29", {
            ing: "Acqua, verdure 55% ([sedano]), patate, olio extravergine",
            art: "foglie,zuppa",
            plainArt: true,
          }),
          line("Ribollita toscana", "ortolina origini", "620 g 4.29", {
            ing: "Acqua, cavolo nero 18%, fagioli, pane ([grano]), carote, [sedano]",
            art: "pentola,fagioli",
            plainArt: true,
          }),
        ],
      ),
    ]),
    aisle("Cucina vegetale", { pack: "wrap", classes: "vegano", art: "foglia" }, [
      shelf(
        "Tofu, seitan e tempeh",
        {
          art: "germoglio",
          nut: [8, 1.3, 2, 0.7, 1, 14, 0.3],
          use: "Marinare e saltare in padella.",
          tell: "Dal nostro laboratorio vegetale.",
          keep: "Conservare tra +1 °C e +6 °C.",
          ing: "Acqua, semi di [soia] 40%, nigari",
        },
        [
          line("Tofu al naturale", "vegarmonia madia bio", "2 x 125 g 2.49", {
            art: "fagioli,germoglio",
            plainArt: true,
          }),
          line("Tofu affumicato", "vegarmonia", "200 g 2.79", { art: "fagioli,fuoco", plainArt: true }),
          line("Seitan al naturale", "vegarmonia bio", "250 g 3.49", {
            ing: "Proteine di [frumento] 70%, acqua, salsa di [soia]",
            nut: [1.5, 0.3, 6, 1, 1, 26, 1],
            art: "grano,foglia",
            plainArt: true,
          }),
          line("Tempeh", "vegarmonia", "200 g 3.49", {
            ing: "Semi di [soia] fermentati 99%",
            art: "fagioli",
            plainArt: true,
          }),
        ],
      ),
      shelf(
        "Burger e affettati vegetali",
        {
          pack: "tray",
          art: "burger",
          nut: [9, 1.2, 14, 2, 5, 14, 1.2],
          use: "Padella, quattro minuti per lato.",
          tell: "In tavola in otto minuti, con tante proteine vegetali.",
          keep: "Conservare tra +1 °C e +4 °C.",
          ing: "Acqua, proteine di [soia] 18%, olio di girasole, aromi naturali",
        },
        [
          line("Burger vegetale classico", "vegarmonia madia", "2 x 100 g 3.29", {
            art: "burger,foglie",
            plainArt: true,
          }),
          line("Burger di ceci e curcuma", "vegarmonia bio", "2 x 90 g 3.19", {
            ing: "Ceci 48%, patate, farina di riso, curcuma 1%, olio di girasole",
            art: "burger,fagioli",
            plainArt: true,
            classes: "vegano glutine",
          }),
          line("Polpette di lenticchie", "vegarmonia madia", "180 g 2.99", {
            ing: "Lenticchie 46%, pangrattato ([grano]), carote, olio di girasole",
            art: "falafel,carota",
            plainArt: true,
          }),
          line("Falafel pronti", "vegarmonia madia", "200 g 2.99", {
            ing: "Ceci 62%, cipolla, prezzemolo, [sesamo], cumino",
            art: "falafel,erba",
            plainArt: true,
          }),
          line("Affettato vegetale al naturale", "vegarmonia", "100 g 2.69", {
            pack: "wrap",
            art: "tramezzino,foglia",
            plainArt: true,
            ing: "Acqua, albume d'[uovo], proteine di [soia], spezie",
            classes: "",
          }),
          line("Straccetti vegetali speziati", "vegarmonia", "160 g 3.49", {
            art: "kebab,foglia",
            plainArt: true,
          }),
          line("Alternativa vegetale al formaggio a fette", "vegarmonia", "150 g 2.79", {
            pack: "wrap",
            art: "formaggio,cocco",
            plainArt: true,
            ing: "Acqua, olio di cocco 24%, amido modificato, sale, aromi",
            nut: [23, 21, 20, 0, 0, 0.3, 2],
          }),
        ],
      ),
    ]),
  ],
};
