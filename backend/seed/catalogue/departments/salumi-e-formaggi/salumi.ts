import { aisle, line, loose, shelf } from "../../shape";

const COUNTER = "Conservare tra 0 °C e +4 °C. Affettato al banco: consumare entro tre giorni.";
const SLICED = { start: 0.1, step: 0.05, options: "spessore", infos: { SPLIT_ON_PACKAGE: "true" } } as const;

export const salumi = aisle("Salumi", { iva: 10, art: "pancetta" }, [
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
]);
