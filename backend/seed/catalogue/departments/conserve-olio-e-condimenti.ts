import { aisle, line, shelf, type Department } from "../shape";

const DRY = "Conservare in luogo fresco e asciutto. Dopo l'apertura in frigorifero, entro cinque giorni.";

export const conserveOlioECondimenti: Department = {
  code: 18,
  name: "Conserve, olio e condimenti",
  ground: "#f5e0d3",
  scene: { accent: "#c0392b", art: "pomodoro,oliva,barattolo,erba,aglio" },
  seo: "Passata e polpa di pomodoro, sughi pronti, olio extravergine, tonno, legumi in scatola, sottoli, aceto balsamico, sale e spezie.",
  defaults: { iva: 10, keep: DRY, legal: "{name}", from: "Italia", kind: "Pezzo" },
  aisles: [
    aisle("Pomodoro e sughi", { art: "pomodoro" }, [
      shelf(
        "Passate, polpe e pelati",
        {
          side: "erba,aglio,spaghetti,pizza,cipolla",
          iva: 4,
          pack: "bottle",
          ing: "Pomodoro, sale",
          nut: [0.2, 0, 5, 4.5, 1.3, 1.4, 0.3],
          from: ["Pomodoro coltivato in Emilia-Romagna", "Pomodoro coltivato in Puglia e Campania"],
          classes: "vegano",
          use: "Versare in padella e scaldare pochi minuti.",
          tell: ["Pomodori lavorati entro ventiquattr'ore dal raccolto.", "Dolcezza naturale, poca acidità."],
        },
        [
          line("Passata di pomodoro", "rubinella vermiglio madia bio", "700 g 1.19", { pop: 2.4 }),
          line("Passata rustica", "rubinella vermiglio", "700 g 1.49"),
          line("Polpa di pomodoro", "rubinella vermiglio madia bio", "400 g 0.85; 3 x 400 g 2.29", {
            pack: "tin",
          }),
          line(
            "Pelati",
            "rubinella madia",
            "400 g (sgocciolato 260 g) 0.89; 3 x 400 g (sgocciolato 780 g) 2.39",
            { pack: "tin", label: "Pomodori pelati" },
          ),
          line("Pomodorini in succo", "rubinella vermiglio", "400 g 1.09", { pack: "tin" }),
          line("Pomodoro San Marzano DOP pelato", "origini", "400 g (sgocciolato 260 g) 2.29", {
            pack: "tin",
          }),
          line("Doppio concentrato di pomodoro", "vermiglio madia", "130 g 1.29", {
            pack: "tube",
            nut: [0.5, 0.1, 17, 15, 4, 4.5, 0.1],
            use: "Sciogliere un cucchiaio in poca acqua calda.",
          }),
        ],
      ),
      shelf(
        "Sughi, pesti e ragù",
        {
          side: "spaghetti,aglio,formaggio",
          pack: "jar",
          nut: [7, 1.2, 8, 6, 1.8, 2, 1.2],
          use: "Scaldare dolcemente e unire alla pasta scolata.",
          tell: "In tre minuti, come fatto in casa.",
        },
        [
          line("Sugo al basilico", "salsamenta rubinella madia", "400 g 2.19", {
            ing: "Pomodoro 88%, olio extravergine di oliva, basilico 2%, cipolla, sale",
            classes: "vegano",
            art: "pomodoro,erba",
            plainArt: true,
          }),
          line("Sugo all'arrabbiata", "salsamenta rubinella", "400 g 2.29", {
            ing: "Pomodoro 86%, olio extravergine di oliva, aglio, peperoncino, sale",
            classes: "vegano",
          }),
          line("Sugo alle olive e capperi", "salsamenta", "400 g 2.39", {
            ing: "Pomodoro 80%, olive 8%, olio di oliva, capperi, [acciughe], sale",
          }),
          line("Ragù alla bolognese", "salsamenta madia origini", "180 g 2.69; 350 g 4.49", {
            ing: "Carne di bovino e suino 42%, pomodoro, carote, [sedano], cipolla, vino ([solfiti]), sale",
            nut: [10, 3.5, 5, 4, 1, 9, 1.2],
            art: "pomodoro,carne",
            plainArt: true,
          }),
          line("Pesto alla genovese", "salsamenta madia bio", "190 g 2.79", {
            ing: "Basilico genovese DOP 32%, olio di girasole, [anacardi], Grana Padano DOP ([latte], [uovo]), olio extravergine di oliva, [pinoli], aglio, sale",
            nut: [48, 7, 6, 3, 2.5, 5.5, 2.6],
            art: "erba,castagna",
            plainArt: true,
            pop: 1.8,
          }),
          line("Pesto rosso", "salsamenta madia", "190 g 2.79", {
            ing: "Pomodori secchi 24%, olio di girasole, [ricotta], [anacardi], basilico, sale",
            nut: [34, 5, 9, 6, 3, 5, 2.8],
            art: "pomodoro,erba",
          }),
          line("Salsa tartufata", "origini", "80 g 4.99", {
            ing: "Funghi champignon 60%, olio extravergine di oliva, olive, tartufo estivo 5%, sale",
            nut: [30, 4, 3, 1, 3, 2.5, 2],
            tell: "Da scaldare appena, con le tagliatelle.",
          }),
          line("Pasta di acciughe", "capoalba madia", "60 g 1.79", {
            pack: "tube",
            ing: "[Acciughe] 60%, sale, olio di girasole",
            nut: [22, 3.5, 0.5, 0.2, 0, 14, 12],
            art: "pesce",
            plainArt: true,
            tell: "Mezzo cucchiaino e cambia il soffritto.",
            use: "Sciogliere nell'olio tiepido.",
          }),
        ],
      ),
    ]),
    aisle("Olio, aceto e salse", {}, [
      shelf(
        "Olio",
        {
          side: "pane,insalata,foglia,pomodoro",
          iva: 4,
          pack: "bottle",
          art: "oliva",
          per: "ml",
          ing: "{name}",
          nut: [91.6, 14, 0, 0, 0, 0, 0],
          keep: "Conservare al riparo da luce e calore.",
          from: [
            "Olive raccolte e frante in Italia",
            "Miscela di oli di oliva originari dell'Unione europea",
          ],
          classes: "vegano",
          use: "A crudo e in cottura.",
          tell: ["Estratto a freddo, fruttato e pulito.", "Amaro leggero e finale di carciofo."],
        },
        [
          line(
            "Olio extravergine di oliva 100% italiano",
            "carpugna valmorena madia bio",
            "1 l 11.90; 500 ml 6.79",
            { pop: 1.9, from: "Olive raccolte e frante in Italia" },
          ),
          line("Olio extravergine di oliva classico", "carpugna madia", "1 l 8.99; 750 ml 6.99", {
            pop: 1.6,
            from: "Miscela di oli di oliva originari dell'Unione europea",
          }),
          line("Olio extravergine Terra di Bari DOP", "carpugna origini", "500 ml 9.49"),
          line("Olio extravergine Garda DOP", "valmorena", "500 ml 16.90", { classes: "vegano lombardia" }),
          line("Olio extravergine non filtrato novello", "valmorena", "500 ml 14.90"),
          line("Olio di semi di girasole", "madia salsamenta", "1 l 2.19", {
            art: "girasole",
            plainArt: true,
            nut: [91.6, 10, 0, 0, 0, 0, 0],
            from: "Italia e UE",
            tell: "Gusto neutro, per maionese e impasti.",
          }),
          line("Olio di semi di arachide", "madia salsamenta", "1 l 4.29", {
            art: "arachide",
            plainArt: true,
            nut: [91.6, 17, 0, 0, 0, 0, 0],
            ing: "Olio di semi di [arachide]",
            from: "UE e non UE",
            tell: "Punto di fumo alto: il migliore per friggere.",
          }),
          line("Olio al peperoncino", "zenzara", "250 ml 3.99", {
            ing: "Olio extravergine di oliva, peperoncino 3%",
            art: "peperoncino,oliva",
            plainArt: true,
            iva: 10,
            tell: "Un filo a crudo, per chi ama il piccante.",
          }),
        ],
      ),
      shelf(
        "Aceto e balsamico",
        {
          side: "insalata,fragola,foglie",
          pack: "bottle",
          per: "ml",
          art: "uva",
          nut: [0, 0, 17, 15, 0, 0.5, 0.05],
          from: "Italia, Modena",
          ing: "Mosto d'uva cotto, aceto di vino ([solfiti])",
          keep: "Conservare a temperatura ambiente.",
          use: "A crudo su insalate, carni e fragole.",
          tell: "Maturato in botti di rovere.",
        },
        [
          line("Aceto balsamico di Modena IGP", "acetaia madia", "250 ml 3.49; 500 ml 4.99"),
          line("Aceto balsamico di Modena IGP invecchiato", "acetaia origini", "250 ml 9.90"),
          line("Glassa all'aceto balsamico", "acetaia madia", "250 ml 2.79", {
            ing: "Aceto balsamico di Modena IGP 50% ([solfiti]), mosto d'uva, amido",
            nut: [0, 0, 48, 40, 0, 0.4, 0.1],
          }),
          line("Aceto di vino bianco", "acetaia madia", "1 l 1.29; 500 ml 0.89", {
            ing: "Aceto di vino bianco ([solfiti])",
            nut: [0, 0, 0.5, 0.4, 0, 0.2, 0.02],
            from: "Italia",
            tell: "Acidità vivace, da insalata e sottaceti.",
          }),
          line("Aceto di vino rosso", "acetaia madia", "500 ml 0.99", {
            ing: "Aceto di vino rosso ([solfiti])",
            nut: [0, 0, 0.6, 0.4, 0, 0.2, 0.02],
            from: "Italia",
            tell: "Acidità piena, da carni e marinate.",
          }),
          line("Aceto di mele", "acetaia bio", "750 ml 2.19", {
            ing: "Aceto di mele",
            nut: [0, 0, 0.6, 0.5, 0, 0.1, 0.02],
            art: "mela",
            plainArt: true,
            from: "Italia",
            tell: "Più dolce e delicato, non filtrato.",
          }),
        ],
      ),
      shelf(
        "Maionese, ketchup e salse",
        {
          side: "patatine,burger",
          pack: "tube",
          nut: [68, 5.5, 2.5, 1.8, 0, 1.2, 1.3],
          use: "Agitare bene prima di spremere.",
          keep: "Dopo l'apertura in frigorifero, entro due mesi.",
          tell: "Per panini, patatine e verdure crude.",
        },
        [
          line("Maionese", "salsamenta madia", "150 ml 1.29; 400 ml 2.59", {
            ing: "Olio di girasole, [uova] 9%, aceto di vino ([solfiti]), sale, succo di limone",
            art: "uovo,limone",
            plainArt: true,
            per: "ml",
          }),
          line("Maionese vegana", "vegarmonia", "180 g 1.99", {
            ing: "Olio di girasole, acqua, proteine di pisello, aceto, [senape]",
            art: "piselli,limone",
            plainArt: true,
          }),
          line("Ketchup", "salsamenta madia bio", "400 g 1.89", {
            ing: "Concentrato di pomodoro 64%, aceto, zucchero, sale, spezie ([sedano])",
            nut: [0.2, 0, 25, 22, 1, 1.3, 2],
            art: "pomodoro",
            plainArt: true,
            classes: "vegano",
          }),
          line("Senape delicata", "salsamenta madia", "200 g 1.49", {
            ing: "Acqua, semi di [senape] 22%, aceto, sale, curcuma",
            nut: [6, 0.4, 6, 4, 3, 5, 4],
            art: "wurstel,mais",
            plainArt: true,
          }),
          line("Salsa barbecue", "salsamenta", "250 ml 2.29", {
            pack: "bottle",
            ing: "Concentrato di pomodoro, zucchero, aceto, aroma di affumicatura, [senape]",
            nut: [0.4, 0, 34, 29, 1, 1, 2],
            art: "fuoco,cosciotto",
            plainArt: true,
          }),
          line("Salsa di soia", "zenzara madia", "150 ml 1.99", {
            pack: "bottle",
            ing: "Acqua, semi di [soia], [grano], sale",
            nut: [0, 0, 6, 2, 0, 8, 14],
            art: "sushi,bacchette",
            plainArt: true,
            from: "Prodotto in UE",
            tell: "Fermentazione naturale, sapore pieno.",
          }),
          line("Salsa verde piemontese", "salsamenta", "130 g 2.49", {
            pack: "jar",
            ing: "Prezzemolo 30%, olio di girasole, [acciughe], aceto, aglio, pane ([grano])",
            art: "erba",
            plainArt: true,
            nut: [40, 5, 6, 2, 2, 2, 2.2],
            tell: "La compagna del bollito.",
          }),
        ],
      ),
    ]),
    aisle("Scatolame e sottoli", { pack: "tin" }, [
      shelf(
        "Tonno e pesce in scatola",
        {
          side: "oliva,insalata,limone,spaghetti,onda",
          art: "pesce",
          nut: [11, 1.7, 0, 0, 0, 26, 1],
          keep: "Conservare a temperatura ambiente.",
          from: [
            "Pescato nell'Oceano Atlantico, FAO 34, con reti da circuizione",
            "Pescato nell'Oceano Pacifico, FAO 71, con canna",
          ],
          use: "Sgocciolare prima dell'uso.",
          tell: "Pesce sodo, che si sfoglia con la forchetta.",
        },
        [
          line(
            "Tonno all'olio di oliva",
            "capoalba madia",
            "3 x 80 g (sgocciolato 156 g) 3.49; 160 g (sgocciolato 104 g) 2.49; 6 x 80 g (sgocciolato 312 g) 6.49",
            { ing: "[Tonno], olio di oliva, sale", plainArt: true, pop: 2 },
          ),
          line("Tonno al naturale", "capoalba madia", "3 x 80 g (sgocciolato 168 g) 3.29", {
            ing: "[Tonno], acqua, sale",
            nut: [0.6, 0.2, 0, 0, 0, 25, 1],
            classes: "proteine",
          }),
          line("Filetti di tonno in vetro", "capoalba origini", "200 g (sgocciolato 140 g) 5.99", {
            pack: "jar",
            ing: "[Tonno] pinna gialla, olio di oliva, sale",
          }),
          line("Filetti di sgombro all'olio", "capoalba madia", "125 g (sgocciolato 90 g) 2.19", {
            ing: "[Sgombro], olio di oliva, sale",
            nut: [19, 4, 0, 0, 0, 21, 1.1],
          }),
          line("Sardine all'olio", "capoalba", "120 g (sgocciolato 84 g) 1.79", {
            ing: "[Pesce] (sardine), olio di girasole, sale",
          }),
          line("Acciughe del Cantabrico", "capoalba origini", "50 g (sgocciolato 29 g) 4.49", {
            ing: "[Acciughe], olio di oliva, sale",
            nut: [10, 2, 0, 0, 0, 25, 12],
          }),
          line("Insalata di tonno e verdure", "capoalba", "160 g 2.69", {
            ing: "[Tonno] 25%, mais, carote, piselli, olio di oliva, aceto",
            art: "pesce,insalata",
            plainArt: true,
            tell: "Un pranzo pronto, anche in ufficio.",
            use: "Pronta da gustare.",
          }),
        ],
      ),
      shelf(
        "Legumi e verdure in scatola",
        {
          side: "pentola,insalata,carota,erba",
          art: "fagioli",
          ing: "{name}, acqua, sale",
          nut: [0.8, 0.1, 13, 1, 6, 7, 0.6],
          classes: "vegano",
          keep: "Conservare a temperatura ambiente.",
          use: "Sciacquare e usare.",
          tell: "Cottura a vapore: chicchi interi e sodi.",
        },
        [
          line(
            "Fagioli borlotti",
            "altofonte madia bio",
            "400 g (sgocciolato 240 g) 0.95; 3 x 400 g (sgocciolato 720 g) 2.59",
          ),
          line("Fagioli cannellini", "altofonte madia", "400 g (sgocciolato 240 g) 0.95"),
          line(
            "Ceci lessati",
            "altofonte madia bio",
            "400 g (sgocciolato 240 g) 0.95; 3 x 400 g (sgocciolato 720 g) 2.59",
          ),
          line("Lenticchie lessate", "altofonte madia", "400 g (sgocciolato 240 g) 0.99"),
          line("Piselli finissimi", "altofonte madia", "400 g (sgocciolato 250 g) 1.05", {
            art: "piselli",
            plainArt: true,
            nut: [0.6, 0.1, 9, 2, 5, 5, 0.6],
          }),
          line(
            "Mais dolce",
            "altofonte madia",
            "3 x 160 g (sgocciolato 420 g) 2.19; 340 g (sgocciolato 285 g) 1.59",
            { art: "mais", plainArt: true, nut: [1.2, 0.2, 15, 6, 2.5, 2.8, 0.5] },
          ),
          line("Mix di legumi per insalata", "altofonte", "400 g (sgocciolato 240 g) 1.49", {
            ing: "Fagioli, ceci, mais, piselli, acqua, sale",
            art: "insalata,fagioli",
            plainArt: true,
          }),
        ],
      ),
      shelf(
        "Sottoli, sottaceti e capperi",
        {
          side: "pane,aglio,formaggio",
          pack: "jar",
          art: "cetriolo",
          nut: [9, 1.1, 4, 2, 3, 1.6, 1.8],
          classes: "vegano",
          use: "Sgocciolare e servire.",
          tell: "Taglio a mano, morso croccante.",
        },
        [
          line("Carciofini sott'olio", "carpugna madia", "280 g (sgocciolato 180 g) 3.99", {
            ing: "Carciofi 64%, olio di girasole, aceto, sale",
            art: "foglie,oliva",
            plainArt: true,
          }),
          line("Funghi trifolati sott'olio", "carpugna", "280 g (sgocciolato 180 g) 3.79", {
            ing: "Funghi 64%, olio di girasole, prezzemolo, aglio, sale",
          }),
          line("Cetriolini sott'aceto", "salsamenta madia", "340 g (sgocciolato 190 g) 2.29", {
            ing: "Cetriolini, acqua, aceto ([solfiti]), sale, [senape]",
            nut: [0.2, 0, 3, 2, 1, 0.7, 1.6],
          }),
          line("Giardiniera", "salsamenta madia", "300 g (sgocciolato 180 g) 2.79", {
            ing: "Carote, cavolfiore, peperoni, cipolline, [sedano], aceto ([solfiti]), sale",
            art: "carota,peperone",
            plainArt: true,
            nut: [0.2, 0, 5, 4, 2, 0.8, 1.9],
          }),
          line("Capperi al sale", "origini zenzara", "80 g 2.19", {
            ing: "Capperi, sale",
            art: "piselli,sale",
            plainArt: true,
            nut: [0.8, 0.2, 2, 0.5, 4, 2.5, 9],
            tell: "Piccoli e sodi: sciacquare prima dell'uso.",
          }),
          line("Olive verdi snocciolate", "carpugna madia", "300 g (sgocciolato 150 g) 1.99", {
            ing: "Olive, acqua, sale",
          }),
          line("Olive nere denocciolate", "carpugna madia", "300 g (sgocciolato 150 g) 1.99", {
            ing: "Olive, acqua, sale",
          }),
        ],
      ),
    ]),
    aisle("Sale, spezie e brodi", { pack: "jar" }, [
      shelf(
        "Sale e spezie",
        {
          side: "pentola,erba,onda",
          art: "sale",
          ing: "{name}",
          keep: "Conservare in luogo asciutto.",
          classes: "vegano",
          from: ["Italia", "India, confezionato in Italia"],
          use: "Aggiungere a fine cottura.",
          tell: "Macinazione in piccoli lotti, aroma intatto.",
        },
        [
          line("Sale marino fino", "madia salsamenta", "1 kg 0.49", {
            pack: "box",
            from: "Italia, Saline di Trapani",
            tell: "Evaporato al sole delle saline.",
          }),
          line("Sale marino grosso", "madia salsamenta", "1 kg 0.49", {
            pack: "box",
            from: "Italia, Saline di Trapani",
            pop: 1.4,
            tell: "Evaporato al sole delle saline.",
          }),
          line("Sale rosa dell'Himalaya", "zenzara", "250 g 2.99", {
            from: "Pakistan",
            tell: "Cristalli rosati, da macinare a tavola.",
          }),
          line("Pepe nero in grani con macinino", "zenzara madia", "50 g 2.99", {
            art: "castagna,sale",
            plainArt: true,
            from: "Vietnam",
          }),
          line("Origano siciliano", "zenzara origini", "20 g 1.49", { iva: 5, from: "Italia, Sicilia" }),
          line("Curcuma in polvere", "zenzara madia", "40 g 1.79", { art: "zenzero,curry", plainArt: true }),
          line("Curry dolce", "zenzara madia", "40 g 1.89", {
            art: "curry",
            plainArt: true,
            ing: "Curcuma, coriandolo, [senape], fieno greco, cumino, pepe",
          }),
          line("Paprica affumicata", "zenzara", "40 g 1.99", {
            art: "peperoncino,fuoco",
            plainArt: true,
            from: "Spagna",
          }),
          line("Cannella in stecche", "zenzara", "20 g 1.69", { art: "biscotto,foglia", plainArt: true }),
          line("Zafferano in pistilli", "zenzara origini", "1 g 9.90", {
            art: "fiore,curry",
            plainArt: true,
            from: "Italia, Abruzzo",
            label: "Zafferano",
            pack: "tin",
          }),
          line("Peperoncino calabrese macinato", "zenzara", "35 g 1.89", { from: "Italia, Calabria" }),
        ],
      ),
      shelf(
        "Brodi, dadi e preparati",
        {
          side: "carota,cipolla,zuppa",
          pack: "box",
          art: "pentola",
          nut: [0.2, 0, 0.5, 0.3, 0, 0.4, 0.9],
          ing: "Acqua, carote, [sedano], cipolla, sale, olio extravergine di oliva",
          use: "Diluire e portare a bollore.",
          tell: "Senza glutammato aggiunto.",
        },
        [
          line("Brodo vegetale pronto", "salsamenta madia", "1 l 1.99", {
            pack: "carton",
            per: "ml",
            art: "pentola,carota",
          }),
          line("Brodo di pollo pronto", "salsamenta", "1 l 2.29", {
            pack: "carton",
            per: "ml",
            ing: "Acqua, carne di pollo 4%, carote, [sedano], sale",
          }),
          line("Dado classico", "salsamenta madia", "10 pz 1.49", {
            ing: "Sale, grassi vegetali, estratto di lievito, verdure ([sedano]), spezie",
            nut: [18, 9, 20, 3, 1, 10, 48],
          }),
          line("Dado vegetale biologico", "bio", "6 pz 1.89", {
            ing: "Sale, olio di girasole, verdure ([sedano], carote), estratto di lievito",
            nut: [18, 9, 20, 3, 1, 8, 45],
            art: "pentola,carota",
          }),
          line("Granulare vegetale", "salsamenta madia", "150 g 2.29", {
            pack: "jar",
            ing: "Sale, estratto di lievito, verdure ([sedano], cipolla, carote), prezzemolo",
            nut: [2, 1, 25, 6, 2, 10, 45],
          }),
        ],
      ),
    ]),
  ],
};
