import { aisle, line, shelf, type Department } from "../shape";

const DRY = "Conservare in luogo fresco e asciutto.";
const DURUM = "Semola di [grano] duro, acqua";

export const pastaRisoEFarine: Department = {
  code: 17,
  name: "Pasta, riso e farine",
  ground: "#f7edcf",
  scene: { accent: "#d3a031", art: "spaghetti,grano,riso,pomodoro" },
  seo: "Pasta di semola, integrale, all'uovo e senza glutine, riso per risotti e insalate, farine, legumi secchi e zuppe: la dispensa italiana.",
  defaults: { iva: 4, keep: DRY, legal: "{name}", from: "Italia" },
  aisles: [
    aisle("Pasta", { art: "spaghetti", pack: "bag", classes: "maxpasta vegano" }, [
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
    ]),
    aisle("Riso e cereali", { art: "riso", pack: "box", classes: "vegano" }, [
      shelf(
        "Riso",
        {
          side: "fungo,zucca,piselli",
          legal: "Riso {v}",
          ing: "Riso",
          nut: [0.6, 0.2, 78, 0.2, 1.2, 7, 0.01],
          from: ["Riso coltivato in Lomellina", "Riso coltivato nel Vercellese"],
          use: "Cottura 16 minuti.",
          classes: "vegano lombardia",
          tell: "Chicchi interi, selezionati otticamente.",
        },
        [
          line("Riso Carnaroli", "lomellina madia origini", "1 kg 3.29", {
            pop: 1.7,
            legal: "Riso Carnaroli",
            art: "riso,paella",
          }),
          line("Riso Arborio", "lomellina madia", "1 kg 2.79", {
            legal: "Riso Arborio",
            art: "riso,pentola",
          }),
          line("Riso Vialone Nano", "lomellina origini", "1 kg 3.69", {
            legal: "Riso Vialone Nano",
            art: "riso,curry",
          }),
          line("Riso Roma", "lomellina madia", "1 kg 2.49", { legal: "Riso Roma" }),
          line("Riso parboiled", "lomellina madia", "1 kg 2.29", {
            legal: "Riso parboiled",
            art: "riso,insalata",
          }),
          line("Riso Basmati", "lomellina madia bio", "500 g 2.19; 1 kg 3.99", {
            legal: "Riso Basmati",
            from: "India",
            art: "riso,curry",
            classes: "vegano",
          }),
          line("Riso integrale", "lomellina bio", "500 g 1.99", {
            legal: "Riso integrale",
            nut: [2.6, 0.5, 73, 0.8, 3.5, 7.8, 0.01],
            art: "riso,grano",
          }),
          line("Riso Venere nero", "lomellina", "500 g 2.99", {
            legal: "Riso integrale nero",
            art: "riso,onigiri",
          }),
          line("Risotto ai funghi porcini", "lomellina madia", "175 g 2.19", {
            pack: "pouch",
            iva: 10,
            legal: "Preparato per risotto ai funghi porcini",
            ing: "Riso 92%, funghi porcini 3%, cipolla, sale, prezzemolo",
            tell: "Riso e condimento già dosati: manca solo l'acqua.",
          }),
          line("Risotto alla milanese", "lomellina", "175 g 2.19", {
            pack: "pouch",
            iva: 10,
            legal: "Preparato per risotto allo zafferano",
            ing: "Riso 94%, cipolla, sale, zafferano 0,1%",
            art: "curry,riso",
            plainArt: true,
            tell: "Riso e condimento già dosati: manca solo l'acqua.",
          }),
        ],
      ),
      shelf(
        "Cereali, legumi secchi e zuppe",
        {
          side: "pentola,carota,zuppa,erba",
          pack: "bag",
          art: "fagioli",
          nut: [1.5, 0.2, 51, 2, 15, 23, 0.02],
          ing: "{name}",
          use: "Ammollare una notte e cuocere quaranta minuti.",
          tell: "Raccolto dell'ultima annata.",
        },
        [
          line("Lenticchie di Castelluccio di Norcia IGP", "altofonte origini", "250 g 3.49", {
            use: "Non serve ammollo: cottura 25 minuti.",
          }),
          line("Ceci secchi", "altofonte madia bio", "500 g 1.99"),
          line("Fagioli borlotti secchi", "altofonte madia", "500 g 2.19"),
          line("Fagioli cannellini secchi", "altofonte madia", "500 g 2.19"),
          line("Farro perlato", "altofonte madia bio", "500 g 2.29", {
            art: "grano,ciotola",
            ing: "[Farro] dicocco perlato",
            use: "Cottura 20 minuti.",
            nut: [2.5, 0.4, 67, 2, 7, 14, 0.01],
          }),
          line("Orzo perlato", "altofonte madia", "500 g 1.39", {
            art: "grano,zuppa",
            ing: "[Orzo] perlato",
            use: "Cottura 25 minuti.",
            nut: [1.4, 0.3, 70, 1, 9, 10, 0.01],
          }),
          line("Quinoa bianca", "altofonte bio", "400 g 2.99", {
            art: "grano,ciotola",
            plainArt: true,
            ing: "Quinoa",
            classes: "vegano glutine",
            use: "Sciacquare; cottura 12 minuti.",
            from: "Perù",
            nut: [6, 0.7, 57, 3, 7, 14, 0.01],
          }),
          line("Couscous", "zenzara madia", "500 g 1.49", {
            art: "grano,paella",
            ing: "Semola di [grano] duro precotta",
            use: "Reidratare cinque minuti.",
            nut: [1.5, 0.3, 72, 2, 4, 12, 0.01],
          }),
          line("Zuppa di legumi e cereali secca", "altofonte", "400 g 2.69", {
            art: "zuppa,fagioli",
            ing: "Lenticchie, ceci, fagioli, [farro], [orzo]",
          }),
        ],
      ),
    ]),
    aisle("Farine e preparati", { art: "grano", pack: "bag", classes: "maxzucchero vegano" }, [
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
    ]),
  ],
};
