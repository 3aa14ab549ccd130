import { aisle, line, shelf } from "../../shape";

export const biscottiCerealiEMerende = aisle("Biscotti, cereali e merende", {}, [
  shelf(
    "Biscotti",
    {
      side: "latte,caffe,miele",
      pack: "bag",
      art: "biscotto",
      nut: [19, 6, 67, 23, 3, 7, 0.7],
      ing: "Farina di [grano] tenero 58%, zucchero, olio di girasole, [burro] 6%, [uova], {v}",
      tell: ["Friabili, nati per l'inzuppo.", "Cotti lentamente, dorati ai bordi."],
      use: "Perfetti a colazione.",
      classes: "palma",
    },
    [
      line("Frollini con panna fresca", "amabile madia quattrotorri", "350 g 1.99; 700 g 3.49", {
        pop: 1.8,
        ing: "Farina di [grano] tenero, zucchero, olio di girasole, [panna] 7%, [uova]",
      }),
      line("Frollini con gocce di cioccolato", "amabile madia quattrotorri", "350 g 2.29", {
        ing: "Farina di [grano] tenero, gocce di cioccolato 15% ([latte], [soia]), zucchero, [burro]",
        plainArt: true,
        art: "biscotto,cioccolato",
        infos: { REDUCED_QUANTITY: "50 g" },
      }),
      line("Biscotti integrali ai cereali", "amabile mattino bio", "350 g 2.29", {
        ing: "Farina integrale di [grano] 40%, fiocchi di [avena], zucchero di canna, olio di girasole",
      }),
      line("Biscotti senza zuccheri aggiunti", "mattino madia", "300 g 2.49", {
        ing: "Farina di [grano] tenero, maltitolo, olio di girasole, fibra d'[avena]",
      }),
      line("Novellini al latte e miele", "amabile madia", "400 g 1.89", {
        ing: "Farina di [grano] tenero, zucchero, [latte] 5%, miele 3%, [burro]",
        art: "biscotto,miele",
        plainArt: true,
      }),
      line("Cantucci alle mandorle", "quattrotorri origini", "250 g 3.29", {
        ing: "Farina di [grano] tenero, zucchero, [mandorle] 22%, [uova]",
        art: "biscotto,castagna",
        plainArt: true,
      }),
      line("Savoiardi", "quattrotorri madia", "400 g 2.29", {
        ing: "Farina di [grano] tenero, zucchero, [uova] 26%",
        nut: [3.5, 1.1, 80, 45, 1, 8, 0.2],
      }),
      line("Amaretti morbidi", "quattrotorri", "200 g 2.99", {
        ing: "Zucchero, armelline, [mandorle] 12%, albume d'[uovo]",
        art: "biscotto,castagna",
        plainArt: true,
      }),
      line("Wafer alla nocciola", "quattrotorri madia", "175 g 1.69; 5 x 45 g 1.99", {
        pack: "wrap",
        ing: "Zucchero, farina di [grano], [nocciole] 9%, olio di cocco, [latte] in polvere",
        art: "waffle,castagna",
        plainArt: true,
      }),
      line("Frollini senza glutine al cacao", "senzaspiga", "250 g 3.99", {
        ing: "Amido di mais, farina di riso, zucchero, [burro], cacao 6%, [uova]",
      }),
    ],
  ),
  shelf(
    "Cereali e muesli",
    {
      side: "latte,fragola",
      pack: "box",
      art: "ciotola",
      nut: [5, 1.2, 70, 18, 8, 9, 0.5],
      ing: "Fiocchi di [avena] integrale 55%, {name}",
      use: "Con latte o yogurt.",
      tell: "Doppia tostatura: croccantezza che resiste al latte.",
    },
    [
      line("Corn flakes", "mattino madia", "500 g 2.29", {
        ing: "Mais 92%, zucchero, sale, estratto di malto d'[orzo]",
        art: "mais,ciotola",
        plainArt: true,
        nut: [0.9, 0.2, 84, 8, 3, 7, 1.1],
      }),
      line("Muesli croccante con frutta", "mattino madia bio", "375 g 3.29", {
        ing: "Fiocchi di [avena] 48%, zucchero di canna, uvetta, mele, olio di girasole, [nocciole]",
        art: "ciotola,uva",
        plainArt: true,
      }),
      line("Granola al cioccolato", "mattino madia", "375 g 3.49", {
        ing: "Fiocchi di [avena] 50%, zucchero, cioccolato fondente 12%, olio di girasole",
        art: "ciotola,cioccolato",
        plainArt: true,
      }),
      line("Fiocchi di avena", "mattino madia bio", "500 g 1.69", {
        ing: "[Avena] integrale 100%",
        nut: [7, 1.3, 59, 1, 10, 13, 0.02],
        classes: "vegano",
        art: "grano,ciotola",
        plainArt: true,
        pop: 1.4,
        tell: "Avena e basta: per porridge e impasti.",
      }),
      line("Palline di cereali al cacao", "mattino madia", "375 g 2.79", {
        ing: "Farina di [grano] integrale, zucchero, cacao 7%, miele",
        art: "cioccolato,ciotola",
        plainArt: true,
      }),
      line("Barrette ai cereali e nocciole", "mattino madia", "6 x 25 g 2.49", {
        ing: "Fiocchi di [avena], [nocciole] 14%, sciroppo di glucosio, miele",
        tell: "Uno spuntino da tenere in borsa.",
        use: "Una barretta per spuntino.",
      }),
      line("Porridge mela e cannella", "mattino", "350 g 3.49", {
        ing: "Fiocchi di [avena] 78%, mela essiccata 8%, semi di lino, cannella",
        pack: "pouch",
        tell: "Due minuti con il latte caldo.",
      }),
    ],
  ),
  shelf(
    "Merendine e snack dolci",
    {
      side: "latte,succo",
      pack: "multipack",
      art: "croissant",
      nut: [18, 6, 50, 24, 2, 6.5, 0.6],
      ing: "Farina di [grano] tenero, zucchero, [uova], olio di girasole, [latte] scremato in polvere, lievito",
      use: "Una porzione per merenda.",
      tell: "Confezione singola, pronta per la cartella.",
      classes: "palma",
    },
    [
      line("Croissant alla {v}", "quattrotorri madia", "6 x 45 g 2.29", {
        of: "albicocca; crema",
        plainArt: true,
      }),
      line("Plumcake allo yogurt", "quattrotorri madia", "6 x 33 g 2.19", {
        ing: "Farina di [grano] tenero, [uova], zucchero, [yogurt] 12%, olio di girasole",
        art: "torta,latte",
        plainArt: true,
        pop: 1.4,
      }),
      line("Tortine alla carota e mandorle", "quattrotorri madia", "6 x 35 g 2.49", {
        ing: "Carote 22%, farina di [grano], zucchero, [mandorle] 9%, [uova]",
        art: "carota,cupcake",
        plainArt: true,
      }),
      line("Pan di Spagna al cacao farcito", "quattrotorri", "10 x 28 g 2.69", {
        ing: "Farina di [grano], zucchero, crema al [latte] 24%, cacao, [uova]",
      }),
      line("Crostatine alla confettura di ciliegie", "quattrotorri madia", "6 x 40 g 2.19", {
        art: "crostata,ciliegia",
        plainArt: true,
      }),
      line("Panettone classico", "quattrotorri origini", "1 kg 9.90", {
        pack: "box",
        art: "torta intera,uva",
        plainArt: true,
        ing: "Farina di [grano], [burro] 16%, [uova], uvetta 15%, scorze d'arancia candite, lievito naturale",
        classes: "lombardia",
        pop: 1.6,
        tell: "Lievitato trentasei ore, alveolato e profumato.",
        use: "Tenere a temperatura ambiente un'ora prima di servire.",
      }),
      line("Pandoro classico", "quattrotorri madia", "1 kg 8.90", {
        pack: "box",
        art: "albero,torta",
        plainArt: true,
        ing: "Farina di [grano], [burro] 20%, [uova], zucchero, lievito naturale",
        tell: "Pasta dorata e soffice, da spolverare di neve.",
        use: "Tenere a temperatura ambiente un'ora prima di servire.",
      }),
      line("Merendine senza glutine al cacao", "senzaspiga", "4 x 45 g 3.99", {
        ing: "Zucchero, [uova], fecola, farina di riso, cacao 5%, olio di girasole",
        art: "cupcake,cioccolato",
        plainArt: true,
      }),
    ],
  ),
]);
