import { aisle, line, loose, shelf, type Department } from "../shape";

const ICE = "Conservare tra 0 °C e +2 °C. Consumare entro il giorno successivo alla consegna.";
const WHOLE = { options: "pulizia", dayLock: "1,2" } as const;

export const pescheria: Department = {
  code: 15,
  name: "Pescheria",
  ground: "#dcebf0",
  scene: { accent: "#1f6f9c", art: "pesce,gambero,calamaro,limone" },
  seo: "Pesce fresco intero e a tranci, filetti, molluschi e crostacei, affumicati e sushi: con zona di pesca, metodo e attrezzi dichiarati.",
  defaults: { iva: 10, art: "pesce", legal: "{name}", keep: ICE, pack: "tray", ing: "[Pesce]" },
  aisles: [
    aisle("Pesce fresco", { use: "Da consumarsi previa accurata cottura." }, [
      shelf(
        "Banco del pesce",
        {
          side: "limone,erba,pomodoro,ghiaccio",
          kind: "Sfuso",
          pack: "loose",
          nut: [4, 1, 0, 0, 0, 19.5, 0.2],
          tell: ["Dal mercato ittico di stamattina.", "Occhio vivo e branchie rosse, come dev'essere."],
        },
        [
          loose("Orata intera", 14.9, {
            ...WHOLE,
            unit: 0.4,
            from: "Allevata in Italia (Orbetello)",
            ing: "[Orata] (Sparus aurata)",
            pop: 1.6,
          }),
          loose("Branzino intero", 15.9, {
            ...WHOLE,
            unit: 0.45,
            from: "Allevato in Grecia",
            ing: "[Branzino] (Dicentrarchus labrax)",
          }),
          loose("Trota salmonata", 11.9, {
            ...WHOLE,
            unit: 0.5,
            from: "Allevata in Italia, Trentino",
            ing: "[Trota] (Oncorhynchus mykiss)",
          }),
          loose("Trancio di salmone norvegese", 24.9, {
            start: 0.3,
            step: 0.1,
            from: "Allevato in Norvegia",
            ing: "[Salmone] (Salmo salar)",
            nut: [14, 2.5, 0, 0, 0, 20, 0.1],
            pop: 2,
          }),
          loose("Trancio di tonno pinna gialla", 32.9, {
            start: 0.2,
            step: 0.1,
            infos: { LEAD_TIME: "24" },
            from: "Pescato nell'Oceano Indiano, FAO 51, con lenze e ami",
            ing: "[Tonno] (Thunnus albacares)",
            dayLock: "1,2",
          }),
          loose("Trancio di pesce spada", 28.9, {
            start: 0.2,
            step: 0.1,
            from: "Pescato nel Mediterraneo, FAO 37.1, con palangari",
            ing: "[Pesce] spada (Xiphias gladius)",
          }),
          loose("Alici fresche", 7.9, {
            start: 0.4,
            step: 0.2,
            options: "pulizia",
            dayLock: "1,2",
            ing: "[Alici] (Engraulis encrasicolus)",
            from: "Pescate in Adriatico, FAO 37.2.1, con reti da circuizione",
          }),
          loose("Sarde", 5.9, {
            start: 0.5,
            step: 0.25,
            dayLock: "1,2",
            ing: "[Pesce] (Sardina pilchardus)",
            from: "Pescate in Adriatico, FAO 37.2.1, con reti da circuizione",
          }),
          loose("Sogliola", 26.9, {
            ...WHOLE,
            unit: 0.25,
            step: 0,
            ing: "[Sogliola] (Solea solea)",
            from: "Pescata in Adriatico, FAO 37.2.1, con reti da posta",
          }),
        ],
      ),
      shelf(
        "Filetti in vaschetta",
        {
          side: "limone,erba,oliva,patata",
          kind: "Confezione",
          infos: { WEIGHT_VARIABLE: "true" },
          nut: [2.5, 0.6, 0, 0, 0, 19, 0.2],
          tell: "Senza spine, da passare in padella.",
          from: "Pescato nell'Atlantico nord-orientale, FAO 27, con reti da traino",
        },
        [
          line("Filetti di orata", "ondachiara madia", "300 g 7.49", {
            ing: "[Orata] (Sparus aurata)",
            from: "Allevata in Italia",
          }),
          line("Filetti di branzino", "ondachiara", "300 g 7.99", {
            ing: "[Branzino] (Dicentrarchus labrax)",
            from: "Allevato in Grecia",
          }),
          line("Filetto di salmone", "levantino madia", "300 g 8.49", {
            ing: "[Salmone] (Salmo salar)",
            from: "Allevato in Norvegia",
            nut: [14, 2.5, 0, 0, 0, 20, 0.1],
            infos: { WEIGHT_VARIABLE: "true", QTY_MULT: "2" },
          }),
          line("Filetti di merluzzo", "ondachiara madia", "400 g 7.29", { ing: "[Merluzzo] (Gadus morhua)" }),
          line("Filetti di platessa", "ondachiara", "300 g 5.99", {
            ing: "[Platessa] (Pleuronectes platessa)",
          }),
          line("Cuori di baccalà dissalato", "levantino", "400 g 10.90", {
            ing: "[Merluzzo] (Gadus morhua), sale",
          }),
        ],
      ),
      shelf(
        "Molluschi e crostacei",
        {
          side: "limone,erba,ghiaccio,aglio",
          kind: "Pezzo",
          art: "gambero",
          nut: [1.2, 0.2, 1, 0, 0, 16, 0.9],
          tell: "Sanno di mare e di nient'altro.",
          from: ["Italia, laguna veneta", "Italia, Adriatico"],
        },
        [
          line("Cozze in rete", "ondachiara madia", "1 kg 3.99", {
            pack: "net",
            art: "ostrica",
            ing: "[Cozze] (Mytilus galloprovincialis)",
            use: "Vive: cuocere fino all'apertura delle valve.",
          }),
          line("Vongole veraci", "ondachiara", "1 kg 13.90", {
            pack: "net",
            art: "ostrica",
            ing: "[Vongole] (Ruditapes philippinarum)",
          }),
          line("Calamari puliti", "levantino ondachiara", "400 g 8.99", {
            art: "calamaro",
            ing: "[Calamari] (Loligo vulgaris)",
          }),
          line("Seppie pulite", "ondachiara", "500 g 8.49", {
            art: "calamaro",
            ing: "[Seppie] (Sepia officinalis)",
          }),
          line("Polpo verace", "levantino", "700 g 13.90", {
            art: "polpo",
            ing: "[Polpo] (Octopus vulgaris)",
          }),
          line("Mazzancolle", "levantino madia", "400 g 8.99", {
            ing: "[Mazzancolle] (Penaeus vannamei)",
            from: "Allevate in Ecuador",
          }),
          line("Gamberi rossi di Mazara", "levantino", "500 g 22.90", {
            ing: "[Gamberi] rossi (Aristaeomorpha foliacea)",
            from: "Pescati nel Mediterraneo, FAO 37.1.3",
          }),
          line("Ostriche concave", "ondachiara", "6 pz 11.90", {
            art: "ostrica,limone",
            ing: "[Mollusco] (Crassostrea gigas)",
            from: "Francia",
            infos: { LEAD_TIME: "48" },
            pack: "box",
          }),
        ],
      ),
    ]),
    aisle("Pesce pronto e affumicato", { kind: "Pezzo", keep: "Conservare tra 0 °C e +4 °C." }, [
      shelf(
        "Affumicati e marinati",
        {
          side: "limone,erba,avocado,pane",
          pack: "wrap",
          nut: [12, 2.2, 0.5, 0.5, 0, 22, 2.9],
          use: "Servire freddo con limone e pepe.",
          tell: "Fumo di faggio e taglio a mano.",
        },
        [
          line("Salmone affumicato norvegese", "levantino madia", "100 g 4.29; 200 g 7.99", {
            ing: "[Salmone], sale, fumo naturale",
            from: ["Allevato in Norvegia", "Allevato in Norvegia, affumicato in Italia"],
            pop: 1.5,
          }),
          line("Salmone selvaggio affumicato", "levantino origini", "100 g 5.99", {
            ing: "[Salmone] selvaggio, sale, fumo naturale",
            from: "Pescato nel Pacifico, FAO 67",
          }),
          line("Tonno affumicato a fette", "levantino", "80 g 4.99", {
            ing: "[Tonno], sale, fumo naturale",
            from: "Pescato nell'Oceano Indiano, FAO 51, con lenze e ami",
          }),
          line("Pesce spada affumicato", "levantino", "100 g 5.49", {
            ing: "[Pesce] spada, sale, fumo naturale",
            from: "Pescato nel Mediterraneo, FAO 37.1, con palangari",
          }),
          line("Trota affumicata", "fioralta", "125 g 3.99", {
            ing: "[Trota], sale, fumo naturale",
            from: "Allevata in Trentino",
          }),
        ],
      ),
      shelf(
        "Sushi, insalate e secondi di pesce",
        {
          nut: [5, 1, 18, 3, 1, 9, 1.1],
          use: "Pronto da gustare.",
          tell: "Dalla nostra cucina, ogni mattina.",
          from: "Preparato in Italia",
        },
        [
          line("Sushi misto 12 pezzi", "ondachiara", "260 g 9.90", {
            art: "sushi,onigiri",
            plainArt: true,
            ing: "Riso, [salmone], [tonno], [gamberi], aceto di riso, alga nori, [soia], wasabi",
            infos: { PRODUCT_LOCK_CUTOFF: "11:00" },
            label: "Sushi misto",
          }),
          line("Uramaki al salmone", "ondachiara", "200 g 7.49", {
            art: "sushi",
            plainArt: true,
            ing: "Riso, [salmone], [formaggio] spalmabile, avocado, [sesamo]",
            infos: { PRODUCT_LOCK_CUTOFF: "18:00-11:00" },
          }),
          line("Poke di salmone", "ondachiara madia", "330 g 8.49", {
            art: "ciotola,pesce",
            plainArt: true,
            ing: "Riso, [salmone], edamame ([soia]), avocado, carote, [sesamo]",
            pack: "tub",
          }),
          line("Insalata di mare", "ondachiara madia", "250 g 5.29", {
            art: "polpo,gambero",
            plainArt: true,
            ing: "[Polpo], [calamari], [gamberi], olio di girasole, prezzemolo, limone, [sedano]",
          }),
          line("Surimi in bastoncini", "madia ondachiara", "250 g 2.49", {
            art: "granchio",
            plainArt: true,
            ing: "[Pesce] 40%, acqua, amido di [grano], albume d'[uovo], aroma di [granchio]",
            pack: "wrap",
            tell: "Da insalata, freddo e già pronto.",
          }),
          line("Burger di salmone", "levantino", "200 g 5.49", {
            art: "burger,pesce",
            plainArt: true,
            ing: "[Salmone] 88%, fiocchi di patata, sale, limone",
            use: "Cuocere quattro minuti per lato.",
          }),
        ],
      ),
    ]),
  ],
};
