import { aisle, line, loose, shelf, type Department } from "../shape";

const COUNTER = "Conservare tra 0 °C e +4 °C. Affettato al banco: consumare entro tre giorni.";
const COLD = "Conservare tra 0 °C e +4 °C.";
const SLICED = { start: 0.1, step: 0.05, options: "spessore", infos: { SPLIT_ON_PACKAGE: "true" } } as const;

export const salumiEFormaggi: Department = {
  code: 13,
  name: "Salumi e formaggi",
  ground: "#f6ead2",
  scene: { accent: "#c98f2e", art: "formaggio,pancetta,oliva,pane,uva" },
  seo: "Salumi affettati al momento e formaggi DOP tagliati dalla forma: prosciutto crudo, mortadella, Parmigiano Reggiano, mozzarella di bufala.",
  defaults: { legal: "{name}", keep: COLD },
  aisles: [
    aisle("Salumi", { iva: 10, art: "pancetta" }, [
      shelf(
        "Salumi al banco",
        {
          side: "melone,pane,oliva,baguette,cetriolo,uva",
          kind: "Sfuso",
          pack: "loose",
          keep: COUNTER,
          from: ["Suini nati e allevati in Italia", "Prodotto in Italia con carni UE"],
          nut: [18, 6.5, 0.5, 0.5, 0, 27, 4.2],
          use: "Togliere dal frigorifero dieci minuti prima di servire.",
          tell: ["Si affetta il giorno della consegna.", "Dillo tu quanto sottile: lo tagliamo al momento."],
        },
        [
          loose("Prosciutto crudo di Parma DOP 18 mesi", 32.9, {
            ...SLICED,
            ing: "Coscia di suino, sale",
            pop: 2.4,
          }),
          loose("Prosciutto di San Daniele DOP", 34.9, { ...SLICED, ing: "Coscia di suino, sale" }),
          loose("Prosciutto cotto alta qualità", 21.9, {
            ...SLICED,
            ing: "Coscia di suino, sale, aromi naturali. Antiossidante: E301. Conservante: E250",
            nut: [6, 2.1, 0.8, 0.8, 0, 20, 1.9],
            pop: 2.6,
            classes: "glutine",
          }),
          loose("Mortadella Bologna IGP con pistacchi", 14.9, {
            ...SLICED,
            ing: "Carne di suino, trippino di suino, [pistacchi] 0,7%, sale, spezie. Conservante: E250",
            nut: [27, 10, 1, 0.5, 0, 16, 2.3],
            art: "pancetta,piselli",
            plainArt: true,
            pop: 2,
          }),
          loose("Salame Milano", 19.9, {
            ...SLICED,
            ing: "Carne di suino, sale, destrosio, pepe, aglio. Conservanti: E252, E250",
            nut: [29, 11, 1, 1, 0, 25, 4.1],
            classes: "lombardia",
          }),
          loose("Salame di Varzi DOP", 29.9, {
            ...SLICED,
            ing: "Carne di suino, sale, pepe, aglio, vino rosso ([solfiti])",
            nut: [27, 10, 0.5, 0.2, 0, 29, 4.4],
            classes: "lombardia",
          }),
          loose("Bresaola della Valtellina IGP", 36.9, {
            ...SLICED,
            ing: "Carne di bovino, sale, aromi naturali, vino ([solfiti])",
            nut: [2.6, 0.9, 0.5, 0.5, 0, 32, 3.9],
            classes: "lombardia",
            from: "Lavorata in Valtellina con carni UE e non UE",
            pop: 1.8,
          }),
          loose("Speck Alto Adige IGP", 23.9, {
            ...SLICED,
            ing: "Coscia di suino, sale, spezie, affumicata con legno di faggio",
          }),
          loose("Coppa piacentina DOP", 27.9, { ...SLICED, ing: "Coppa di suino, sale, pepe, cannella" }),
          loose("Pancetta arrotolata", 16.9, {
            ...SLICED,
            step: 0,
            ing: "Pancetta di suino, sale, pepe, chiodi di garofano",
            nut: [38, 14, 0.5, 0.3, 0, 17, 3.4],
          }),
          loose("Porchetta alle erbe", 18.9, {
            ...SLICED,
            ing: "Carne di suino, sale, finocchio selvatico, rosmarino, aglio",
            nut: [15, 5.5, 0.5, 0.2, 0, 24, 2.1],
            art: "cosciotto,erba",
            plainArt: true,
            dayLock: "1,2",
          }),
          loose("Arrosto di tacchino al forno", 18.9, {
            ...SLICED,
            ing: "Fesa di tacchino, sale, aromi naturali",
            nut: [1.4, 0.4, 0.8, 0.6, 0, 22, 2],
            art: "pollo",
            plainArt: true,
            from: "Tacchini nati e allevati in Italia",
          }),
          loose("Lardo stagionato in conca", 21.9, {
            ...SLICED,
            start: 0,
            ing: "Lardo di suino, sale, rosmarino, aglio, spezie",
            nut: [88, 34, 0, 0, 0, 5, 3],
          }),
        ],
      ),
      shelf(
        "Salumi affettati in vaschetta",
        {
          side: "pane,baguette,oliva,melone,piadina,insalata",
          pack: "wrap",
          from: ["Carne UE", "Suini nati e allevati in Italia"],
          nut: [16, 6, 0.6, 0.5, 0, 26, 4],
          use: "Aprire cinque minuti prima di servire.",
          tell: ["Fette intere, stese una per una.", "Vaschetta richiudibile."],
        },
        [
          line("Prosciutto crudo stagionato", "torrechiusa madia", "90 g 2.99; 120 g 3.69", {
            ing: "Coscia di suino, sale",
            pop: 1.8,
          }),
          line("Prosciutto di Parma DOP", "torrechiusa origini", "90 g 3.99", {
            ing: "Coscia di suino, sale",
          }),
          line("Prosciutto cotto alta qualità", "torrechiusa madia", "100 g 2.29; 150 g 3.19", {
            nut: [5, 1.8, 0.7, 0.7, 0, 20, 1.9],
            ing: "Coscia di suino, sale, aromi. Antiossidante: E301. Conservante: E250",
            classes: "glutine",
            pop: 2,
          }),
          line("Bresaola punta d'anca", "torrechiusa madia", "90 g 3.99", {
            nut: [2.2, 0.8, 0.5, 0.5, 0, 33, 3.8],
            ing: "Carne di bovino, sale, aromi naturali. Conservante: E252",
            from: "Carne bovina UE e non UE, lavorata in Valtellina",
          }),
          line("Salame Milano a fette", "torrechiusa madia valdoppia", "100 g 2.19", {
            nut: [28, 10.5, 1, 0.8, 0, 25, 4],
            ing: "Carne di suino, sale, destrosio, aromi. Conservanti: E252, E250",
          }),
          line("Salame ungherese", "torrechiusa", "90 g 2.49", {
            ing: "Carne di suino, sale, paprica, aromi di affumicatura",
            nut: [33, 12.5, 1, 0.8, 0, 22, 3.9],
          }),
          line("Speck affettato", "torrechiusa madia", "100 g 2.79", {
            ing: "Coscia di suino, sale, aromi naturali, affumicatura",
          }),
          line("Mortadella con pistacchi", "torrechiusa madia", "120 g 1.79", {
            nut: [26, 9.5, 1, 0.5, 0, 16, 2.2],
            ing: "Carne di suino, [pistacchi] 0,5%, sale, aromi. Conservante: E250",
            art: "pancetta,piselli",
            plainArt: true,
          }),
          line("Fesa di tacchino arrosto", "tigli madia", "100 g 2.49", {
            nut: [1.3, 0.4, 0.8, 0.6, 0, 22, 1.9],
            ing: "Fesa di tacchino 90%, sale, aromi. Conservante: E250",
            art: "pollo",
            plainArt: true,
            from: "Tacchini nati e allevati in Italia",
          }),
          line("Finocchiona IGP", "valdoppia", "80 g 2.99", {
            ing: "Carne di suino, sale, semi di finocchio, vino ([solfiti])",
            nut: [32, 12, 0.8, 0.4, 0, 23, 4],
          }),
        ],
      ),
      shelf(
        "Pancetta, würstel e salumi interi",
        {
          side: "spaghetti,uovo al tegamino,pane,patatine",
          pack: "pouch",
          from: ["Carne UE", "Italia"],
          nut: [28, 11, 1, 0.8, 0, 15, 2.4],
          use: "Da cuocere o da affettare.",
          tell: "Una risorsa sempre a portata di padella.",
        },
        [
          line("Cubetti di pancetta dolce", "torrechiusa madia", "2 x 75 g 2.19", {
            ing: "Pancetta di suino, sale, aromi. Conservante: E250",
            pop: 1.7,
          }),
          line("Cubetti di pancetta affumicata", "torrechiusa madia", "2 x 75 g 2.19", {
            ing: "Pancetta di suino, sale, aromi di affumicatura. Conservante: E250",
          }),
          line("Guanciale stagionato", "valdoppia origini", "200 g 4.49", {
            ing: "Gola di suino, sale, pepe nero",
            nut: [60, 23, 0.5, 0.2, 0, 11, 3.6],
            pack: "wrap",
          }),
          line("Würstel di puro suino", "torrechiusa madia", "250 g 1.79", {
            art: "wurstel",
            ing: "Carne di suino 80%, acqua, sale, spezie. Conservante: E250",
          }),
          line("Würstel di pollo e tacchino", "tigli madia", "4 x 100 g 1.99", {
            art: "wurstel",
            plainArt: true,
            ing: "Carne di pollo e tacchino 78%, acqua, sale, spezie. Conservante: E250",
            nut: [19, 6, 2, 0.8, 0, 12, 2.1],
            from: "Pollo e tacchino allevati in Italia",
          }),
          line("Cotechino precotto", "valdoppia madia", "500 g 4.99", {
            pack: "box",
            art: "cosciotto",
            ing: "Carne di suino, cotenna, sale, spezie. Conservante: E250",
            keep: "Conservare a temperatura ambiente.",
            tell: "Venti minuti nella sua busta, poi lenticchie e purè.",
            use: "Immergere la busta in acqua bollente per venti minuti.",
          }),
          line("Salamino cacciatore DOP", "valdoppia", "160 g 3.49", {
            ing: "Carne di suino, sale, aromi naturali. Conservanti: E252, E250",
            pack: "net",
            nut: [31, 12, 1, 0.8, 0, 27, 4.3],
          }),
          line("Salame piccante calabrese", "valdoppia origini", "250 g 5.29", {
            pack: "net",
            ing: "Carne di suino, sale, peperoncino, finocchio",
            nut: [33, 12, 1, 0.6, 0, 25, 4.2],
          }),
        ],
      ),
    ]),
    aisle("Formaggi", { iva: 4, art: "formaggio", legal: "{name}", ing: "[Latte] vaccino, sale, caglio" }, [
      shelf(
        "Formaggi al banco",
        {
          side: "pera,miele,uva,castagna,pane",
          kind: "Sfuso",
          pack: "loose",
          keep: "Conservare tra +4 °C e +8 °C, avvolto nella sua carta.",
          from: ["Italia", "Latte italiano"],
          nut: [28, 18, 0, 0, 0, 27, 1.6],
          use: "Servire a temperatura ambiente. Togliere la crosta.",
          tell: ["Dalla forma intera, al momento dell'ordine.", "Avvolto a mano, in carta per alimenti."],
          start: 0.2,
          step: 0.05,
        },
        [
          loose("Parmigiano Reggiano DOP 24 mesi", 22.9, {
            options: "grattugia",
            nut: [30, 20, 0, 0, 0, 32, 1.6],
            from: "Italia, Emilia",
            pop: 3,
            start: 0.3,
            step: 0.1,
            classes: "lattosio",
          }),
          loose("Grana Padano DOP 16 mesi", 16.9, {
            options: "grattugia",
            ing: "[Latte] vaccino, sale, caglio, lisozima da [uovo]",
            nut: [29, 18, 0, 0, 0, 33, 1.5],
            from: "Italia, Lombardia",
            classes: "lombardia lattosio",
            start: 0.3,
            step: 0.1,
            pop: 2.4,
          }),
          loose("Pecorino Romano DOP", 21.9, {
            ing: "[Latte] di pecora, sale, caglio",
            options: "pezzo grattugia",
            from: "Italia, Sardegna",
            nut: [31, 19, 0.2, 0.2, 0, 27, 4.5],
          }),
          loose("Gorgonzola DOP dolce", 14.9, {
            nut: [27, 19, 0, 0, 0, 19, 1.7],
            classes: "lombardia",
            pop: 1.5,
          }),
          loose("Taleggio DOP", 15.9, { nut: [26, 18, 0.5, 0.5, 0, 19, 1.6], classes: "lombardia" }),
          loose("Fontina DOP valdostana", 21.9, { from: "Italia, Valle d'Aosta" }),
          loose("Asiago DOP fresco", 12.9, { from: "Italia, Veneto" }),
          loose("Provolone Valpadana DOP piccante", 14.9, { classes: "lombardia" }),
          loose("Bitto DOP d'alpeggio", 32.9, {
            from: "Italia, Valtellina",
            classes: "lombardia",
            infos: { LEAD_TIME: "48" },
          }),
          loose("Emmental svizzero", 13.9, { from: "Svizzera", step: 0 }),
          loose("Caciotta toscana mista", 16.9, {
            ing: "[Latte] vaccino 70%, [latte] di pecora 30%, sale, caglio",
            from: "Italia, Toscana",
          }),
        ],
      ),
      shelf(
        "Mozzarelle e formaggi freschi",
        {
          side: "pomodoro,erba,oliva,foglie,miele,fragola",
          pack: "tub",
          keep: "Conservare tra +1 °C e +4 °C.",
          from: ["Latte italiano", "Italia"],
          nut: [18, 12.5, 1, 1, 0, 17, 0.5],
          use: "Tenere fuori dal frigorifero mezz'ora prima di servire.",
          ing: "[Latte] vaccino pastorizzato, sale, caglio, fermenti lattici",
          tell: ["Dal caseificio ogni mattina.", "Sa di latte appena munto."],
        },
        [
          line("Mozzarella di bufala campana DOP", "elpina madia", "125 g 1.99; 250 g 3.69", {
            ing: "[Latte] di bufala, sale, caglio, siero innesto",
            nut: [25, 17, 0.6, 0.6, 0, 14, 0.5],
            from: "Italia, Campania",
            pop: 2.4,
            pack: "pouch",
            art: "mozzarella,pomodoro,erba",
            plainArt: true,
          }),
          line("Mozzarella fiordilatte", "borgolatte madia bio", "125 g 1.09; 3 x 125 g 2.79", {
            pack: "pouch",
            pop: 2.4,
            art: "mozzarella,pomodoro",
            plainArt: true,
          }),
          line("Mozzarella senza lattosio", "borgolatte", "125 g 1.39", {
            pack: "pouch",
            art: "mozzarella,foglie",
            plainArt: true,
          }),
          line("Ciliegine di mozzarella", "borgolatte madia", "150 g 1.49", {
            art: "mozzarella,pomodoro",
            plainArt: true,
          }),
          line("Burrata", "elpina madia", "125 g 1.89; 200 g 2.99", {
            ing: "[Latte] vaccino, [panna], sale, caglio",
            nut: [24, 17, 1.5, 1.5, 0, 12, 0.5],
            art: "mozzarella,latte,erba",
            plainArt: true,
          }),
          line("Stracciatella", "elpina", "250 g 3.79", {
            ing: "[Panna] 55%, pasta filata di [latte] vaccino, sale",
            nut: [23, 16, 2, 2, 0, 10, 0.5],
            art: "latte,mozzarella",
            plainArt: true,
          }),
          line("Ricotta vaccina", "borgolatte madia fioralta", "250 g 1.39; 500 g 2.49", {
            ing: "Siero di [latte] vaccino, [latte], [panna], sale",
            nut: [11, 7.5, 3.5, 3.5, 0, 8, 0.3],
          }),
          line("Ricotta di bufala", "elpina", "250 g 2.79", {
            ing: "Siero di [latte] di bufala, [panna] di bufala, sale",
            nut: [17, 12, 3, 3, 0, 9, 0.4],
          }),
          line("Stracchino", "borgolatte madia valsorina", "100 g 1.49; 250 g 2.99", {
            nut: [24, 17, 1, 1, 0, 16, 1],
            pack: "wrap",
            classes: "lombardia",
          }),
          line("Robiola", "valsorina madia", "2 x 100 g 2.59", {
            nut: [26, 18, 2, 2, 0, 11, 0.9],
            pack: "wrap",
          }),
          line("Mascarpone", "borgolatte madia", "250 g 1.99; 500 g 3.69", {
            ing: "[Panna] pastorizzata, correttore di acidità: acido citrico",
            nut: [43, 30, 4, 4, 0, 4, 0.1],
            art: "formaggio,torta",
          }),
          line("Formaggio spalmabile", "bianconuvola madia", "150 g 1.39; 300 g 2.49", {
            ing: "[Latte] e [panna] pastorizzati, sale, fermenti lattici",
            nut: [23, 16, 4, 4, 0, 6, 0.8],
          }),
          line("Fiocchi di latte", "bianconuvola madia", "175 g 1.49", {
            nut: [4, 2.7, 3, 3, 0, 12, 0.8],
            classes: "proteine",
            art: "latte,formaggio",
          }),
          line("Feta greca DOP", "pecoranera", "150 g 2.39", {
            ing: "[Latte] di pecora 70%, [latte] di capra 30%, sale, caglio",
            from: "Grecia",
            nut: [23, 17, 0.7, 0.7, 0, 17, 2.3],
            pack: "wrap",
          }),
        ],
      ),
      shelf(
        "Formaggi stagionati e a pezzi",
        {
          side: "pera,miele,uva,spaghetti,castagna",
          pack: "wrap",
          keep: "Conservare tra +4 °C e +8 °C.",
          from: ["Italia", "Latte italiano"],
          nut: [29, 19, 0, 0, 0, 27, 1.6],
          use: "Pronto al taglio.",
          tell: "Stagionatura dichiarata, confezione sottovuoto.",
        },
        [
          line("Parmigiano Reggiano DOP 24 mesi", "origini", "300 g 7.29; 1 kg 22.90", {
            nut: [30, 20, 0, 0, 0, 32, 1.6],
          }),
          line("Parmigiano Reggiano DOP 30 mesi", "origini fioralta", "300 g 6.49", {
            nut: [30, 20, 0, 0, 0, 33, 1.6],
          }),
          line("Parmigiano Reggiano DOP grattugiato", "borgolatte madia", "100 g 2.69", {
            pack: "pouch",
            tell: "Grattugiato fresco, senza crosta.",
            use: "Aggiungere all'ultimo momento.",
          }),
          line("Grana Padano DOP grattugiato", "borgolatte madia", "100 g 1.99", {
            pack: "pouch",
            ing: "[Latte] vaccino, sale, caglio, lisozima da [uovo]",
            pop: 2,
            tell: "Grattugiato fresco, senza crosta.",
            use: "Aggiungere all'ultimo momento.",
          }),
          line("Grana Padano DOP a spicchio", "borgolatte madia", "500 g 8.49", {
            ing: "[Latte] vaccino, sale, caglio, lisozima da [uovo]",
          }),
          line("Pecorino sardo DOP dolce", "pecoranera", "250 g 4.99", {
            ing: "[Latte] di pecora, sale, caglio",
            from: "Italia, Sardegna",
          }),
          line("Scamorza affumicata", "borgolatte madia", "250 g 2.79"),
          line("Provola dolce", "borgolatte", "250 g 2.89"),
          line("Caciocavallo silano DOP", "origini", "350 g 6.49", { from: "Italia, Calabria" }),
        ],
      ),
      shelf(
        "Formaggi a fette, a cubetti e spalmabili",
        {
          side: "tramezzino,pane,pomodoro,uva",
          pack: "wrap",
          keep: "Conservare tra +2 °C e +6 °C.",
          from: ["UE", "Latte italiano"],
          nut: [26, 17, 1, 0.5, 0, 22, 1.7],
          use: "Ideale per toast e panini.",
          tell: "Per un panino fatto bene.",
        },
        [
          line("Emmental a fette", "borgolatte madia", "150 g 2.29", { from: "Germania" }),
          line("Edamer a fette", "borgolatte madia", "150 g 1.99", { from: "Germania" }),
          line("Sottilette per toast", "bianconuvola madia", "200 g 1.79; 400 g 3.19", {
            ing: "[Formaggio] 52%, acqua, [burro], [latte] scremato in polvere, sali di fusione",
            nut: [22, 15, 6, 6, 0, 14, 2.6],
            art: "formaggio,tramezzino",
          }),
          line("Brie", "fioralta madia", "200 g 2.69", {
            from: "Francia",
            nut: [28, 19, 0.5, 0.5, 0, 18, 1.4],
          }),
          line("Camembert", "fioralta", "250 g 3.19", { from: "Francia", pack: "box" }),
          line("Caprino fresco", "valsorina madia", "2 x 80 g 2.39", {
            ing: "[Latte] di capra, sale, fermenti lattici, caglio",
            nut: [18, 12, 2, 2, 0, 12, 0.8],
          }),
          line("Formaggio alla piastra", "fioralta", "200 g 3.29", {
            ing: "[Latte] vaccino, sale, caglio",
            use: "Tre minuti per lato su piastra rovente.",
          }),
          line("Crema di gorgonzola", "borgolatte", "150 g 2.49", { pack: "tub" }),
        ],
      ),
    ]),
    aisle("Olive, sottoli e antipasti freschi", { iva: 10, art: "oliva", legal: "{name}", pack: "tub" }, [
      shelf(
        "Olive e antipasti",
        {
          side: "erba,pane,limone,pomodoro",
          from: ["Italia, Puglia", "Italia e Grecia"],
          nut: [17, 2.4, 2, 0.5, 3, 1.3, 2.6],
          use: "Sgocciolare e servire.",
          keep: "Conservare tra +2 °C e +8 °C.",
          tell: "Condimento a mano, con olio ed erbe.",
        },
        [
          line("Olive verdi dolci di Cerignola", "carpugna madia", "250 g 2.69", {
            ing: "Olive, acqua, sale",
          }),
          line("Olive taggiasche denocciolate", "origini carpugna", "180 g 3.49", {
            ing: "Olive taggiasche, olio extravergine di oliva, sale",
          }),
          line("Olive all'ascolana", "rosticciera", "300 g 4.49", {
            ing: "Olive, carne di suino e bovino, pangrattato ([grano]), [uova], [formaggio]",
            nut: [17, 3.5, 18, 2, 3, 9, 1.9],
            use: "Friggere o infornare otto minuti.",
          }),
          line("Pomodori secchi sott'olio", "carpugna madia", "200 g 2.99", {
            ing: "Pomodori secchi 60%, olio di girasole, aglio, origano, sale",
            nut: [15, 1.8, 17, 12, 5, 4, 3],
          }),
          line("Carciofi alla romana con gambo", "rosticciera carpugna", "250 g 4.29", {
            art: "foglie,oliva",
            ing: "Carciofi 68%, olio di girasole, prezzemolo, aglio, menta, sale",
            nut: [14, 1.7, 3, 1, 4, 2, 1.5],
          }),
          line("Alici marinate", "ondachiara madia", "200 g 3.69", {
            art: "pesce,limone",
            ing: "[Alici] 62%, olio di girasole, aceto di vino ([solfiti]), prezzemolo, sale",
            nut: [17, 2.6, 0.5, 0.5, 0, 15, 2.4],
            from: "Pescate nel Mediterraneo, FAO 37.2.1, con reti da circuizione",
          }),
        ],
      ),
    ]),
  ],
};
