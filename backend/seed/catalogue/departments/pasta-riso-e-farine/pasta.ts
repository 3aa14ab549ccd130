import { aisle, line, shelf } from "../../shape";

const DURUM = "Semola di [grano] duro, acqua";

export const pasta = aisle("Pasta", { art: "spaghetti", pack: "bag", classes: "maxpasta vegano" }, [
  shelf(
    "Pasta di semola",
    {
      side: "pomodoro,erba,aglio,formaggio,peperoncino",
      legal: "Pasta di semola di grano duro",
      ing: DURUM,
      nut: [1.5, 0.3, 71, 3.2, 3, 13.5, 0.01],
      from: [
        "Grano coltivato in Italia, molitura in Italia",
        "Grano coltivato in Italia e UE, molitura in Italia",
      ],
      use: ["Cuocere in abbondante acqua salata per 9 minuti.", "Cottura 11 minuti; al dente 9."],
      tell: [
        "Tiene la cottura e resta elastica.",
        "Superficie ruvida, che trattiene il sugo.",
        "Grano duro italiano, tredici per cento di proteine.",
      ],
    },
    [
      line("Spaghetti n. 5", "granarolle pietravena collefiore madia bio", "500 g 0.99; 1 kg 1.79", {
        pop: 2.4,
      }),
      line("Penne rigate", "granarolle pietravena collefiore madia", "500 g 0.99; 1 kg 1.79", {
        art: "grano,spaghetti",
        pop: 2.2,
      }),
      line("Fusilli", "granarolle pietravena madia bio", "500 g 0.99", { art: "grano,spaghetti" }),
      line("Mezze maniche rigate", "granarolle collefiore madia", "500 g 1.05", {
        art: "grano,spaghetti",
      }),
      line("Rigatoni", "pietravena collefiore madia", "500 g 1.05; 1 kg 1.89", {
        art: "grano,spaghetti",
      }),
      line("Farfalle", "granarolle pietravena madia", "500 g 1.05", { art: "grano,spaghetti" }),
      line("Linguine", "collefiore pietravena", "500 g 1.19"),
      line("Bucatini", "collefiore madia", "500 g 1.15"),
      line("Orecchiette pugliesi", "pietravena origini", "500 g 1.69", { art: "grano,foglie" }),
      line("Ditalini rigati", "granarolle madia", "500 g 0.99", { art: "zuppa,grano" }),
      line("Stelline per brodo", "granarolle madia", "500 g 0.99", { art: "zuppa,grano" }),
      line("Paccheri di Gragnano IGP", "collefiore origini", "500 g 1.99", { art: "spaghetti,pomodoro" }),
      line("Lasagne di semola", "pietravena madia", "500 g 1.39", {
        pack: "box",
        art: "spaghetti,formaggio",
      }),
    ],
  ),
  shelf(
    "Pasta integrale e speciale",
    {
      side: "pomodoro,erba,broccolo",
      legal: "Pasta di {v}",
      nut: [2.5, 0.4, 64, 3, 8, 14, 0.02],
      use: "Cottura 10 minuti in acqua salata.",
      tell: "Più fibra, sapore pieno di cereale.",
    },
    [
      line("Spaghetti integrali", "pietravena madia bio", "500 g 1.39", {
        ing: "Semola integrale di [grano] duro, acqua",
        legal: "Pasta di semola integrale di grano duro",
      }),
      line("Penne integrali", "pietravena madia bio", "500 g 1.39", {
        ing: "Semola integrale di [grano] duro, acqua",
        legal: "Pasta di semola integrale di grano duro",
        art: "grano",
      }),
      line("Fusilli di farro", "bio pietravena", "500 g 2.19", {
        ing: "Semola di [farro] spelta, acqua",
        legal: "Pasta di farro",
      }),
      line("Fusilli di lenticchie rosse", "vegarmonia madia", "250 g 2.39", {
        ing: "Farina di lenticchie rosse 100%",
        legal: "Pasta di farina di lenticchie rosse",
        classes: "glutine vegano proteine",
        nut: [1.8, 0.3, 52, 2, 8, 26, 0.02],
      }),
      line("Penne di ceci", "vegarmonia", "250 g 2.49", {
        ing: "Farina di ceci 100%",
        legal: "Pasta di farina di ceci",
        classes: "glutine vegano proteine",
        nut: [5.5, 0.7, 48, 3, 11, 21, 0.03],
      }),
      line("Spaghetti senza glutine", "senzaspiga madia", "400 g 1.79", {
        ing: "Farina di mais 60%, farina di riso 40%, emulsionante",
        legal: "Pasta di mais e riso senza glutine",
        art: "spaghetti,mais",
        nut: [1.4, 0.4, 79, 0.5, 1.5, 6.5, 0.01],
      }),
      line("Penne senza glutine", "senzaspiga madia", "400 g 1.79", {
        ing: "Farina di mais 60%, farina di riso 40%, emulsionante",
        legal: "Pasta di mais e riso senza glutine",
        art: "mais,riso",
        nut: [1.4, 0.4, 79, 0.5, 1.5, 6.5, 0.01],
      }),
    ],
  ),
  shelf(
    "Pasta all'uovo",
    {
      legal: "Pasta all'uovo",
      ing: "Semola di [grano] duro, [uova] fresche 20%",
      nut: [4.5, 1.3, 66, 2.5, 3, 15, 0.1],
      classes: "maxpasta",
      art: "spaghetti,uovo",
      use: "Cottura 5 minuti.",
      tell: "Sfoglia porosa, tirata con uova fresche.",
    },
    [
      line("Tagliatelle all'uovo", "adalgisa madia", "250 g 1.69; 500 g 2.99"),
      line("Fettuccine all'uovo", "adalgisa madia", "250 g 1.69"),
      line("Pappardelle all'uovo", "adalgisa origini", "250 g 2.19"),
      line("Quadrettini all'uovo", "adalgisa", "250 g 1.49", { art: "zuppa,uovo" }),
    ],
  ),
  shelf(
    "Pasta fresca e gnocchi",
    {
      legal: "Pasta fresca all'uovo ripiena",
      pack: "tub",
      art: "raviolo",
      keep: "Conservare tra 0 °C e +4 °C.",
      nut: [8, 3.5, 42, 2, 2, 12, 1.1],
      classes: "",
      use: "Cottura 3 minuti in acqua bollente.",
      tell: "Ripieno al cinquanta per cento, sfoglia sottile.",
      infos: { QTY_MULT: "2" },
    },
    [
      line("Tortellini al prosciutto crudo", "adalgisa madia", "250 g 2.99; 500 g 5.29", {
        ing: "Farina di [grano], [uova], carne di suino, prosciutto crudo 12%, [Parmigiano] Reggiano, sale",
        art: "raviolo,pancetta",
      }),
      line("Ravioli ricotta e spinaci", "adalgisa madia bio", "250 g 2.79", {
        ing: "Farina di [grano], [ricotta] 28%, spinaci 14%, [uova], pangrattato ([grano])",
        art: "raviolo,foglie",
        plainArt: true,
      }),
      line("Tortelli di zucca mantovani", "adalgisa", "250 g 3.29", {
        ing: "Farina di [grano], zucca 30%, amaretti ([uova], [mandorle]), mostarda ([senape]), [grana]",
        art: "raviolo,zucca",
        classes: "lombardia",
      }),
      line("Ravioli ai funghi porcini", "adalgisa", "250 g 3.49", {
        ing: "Farina di [grano], funghi porcini 9%, [ricotta], [uova], patate",
        art: "raviolo,fungo",
      }),
      line("Gnocchi di patate", "adalgisa madia", "500 g 1.69; 1 kg 2.99", {
        legal: "Gnocchi di patate",
        ing: "Patate 78%, farina di [grano] tenero, sale",
        nut: [0.5, 0.1, 34, 1, 2.5, 4, 0.9],
        classes: "vegano",
        art: "patata,raviolo",
        pack: "pouch",
        tell: "Patate cotte al vapore, poca farina.",
        use: "Pronti quando vengono a galla.",
      }),
      line("Lasagne fresche all'uovo", "adalgisa madia", "250 g 2.19", {
        legal: "Sfoglia fresca all'uovo",
        ing: "Farina di [grano], [uova] 30%",
        nut: [3.5, 1, 54, 2, 2.4, 12, 0.1],
        art: "uovo,formaggio",
        tell: "Sfoglie sottili, non serve sbollentarle.",
        use: "Da usare crude nella teglia, con besciamella e ragù.",
      }),
    ],
  ),
]);
