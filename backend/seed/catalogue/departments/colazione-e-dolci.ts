import { aisle, line, shelf, type Department } from "../shape";

export const colazioneEDolci: Department = {
  code: 19,
  name: "Colazione e dolci",
  ground: "#f6e6d6",
  scene: { accent: "#a8703e", art: "biscotto,caffe,miele,croissant,cioccolato" },
  text: "<p>Il profumo di caffè, la marmellata sulla fetta biscottata, il biscotto che regge l'inzuppo. E un quadretto di cioccolato di Torino per quando si fa sera.</p>",
  seo: "Caffè in grani, macinato e in capsule, tè e tisane, biscotti, cereali, merendine, miele, confetture e cioccolato: la colazione italiana online.",
  goods: { iva: 10, legal: "{name}", keep: "Conservare in luogo fresco e asciutto.", from: "Italia" },
  aisles: [
    aisle("Caffè, tè e tisane", { iva: 22 }, [
      shelf(
        "Caffè",
        {
          side: "croissant,biscotto,scintille,cioccolato",
          pack: "pouch",
          art: "caffe",
          ing: "Caffè torrefatto",
          keep: "Conservare ben chiuso, lontano da umidità e odori.",
          use: "Moka, filtro o espresso secondo la macinatura.",
          from: [
            "Miscela di origini diverse, torrefatto in Italia",
            "Brasile, India ed Etiopia, torrefatto in Italia",
          ],
          tell: ["Tostatura media, crema nocciola.", "Cacao e frutta secca in tazza, corpo pieno."],
        },
        [
          line("Caffè macinato per moka", "brunalba portanera madia", "250 g 3.99; 2 x 250 g 7.49", {
            pop: 2,
          }),
          line("Caffè macinato decaffeinato", "brunalba madia", "250 g 4.49"),
          line("Caffè in grani miscela bar", "brunalba portanera", "500 g 7.99; 1 kg 14.90"),
          line("Caffè monorigine Etiopia", "portanera", "250 g 6.90", {
            from: "Etiopia, torrefatto a Trieste",
          }),
          line("Capsule compatibili espresso intenso", "brunalba portanera madia", "10 pz 2.99; 30 pz 7.99", {
            pack: "box",
            pop: 1.6,
          }),
          line("Capsule compatibili espresso decaffeinato", "brunalba madia", "10 pz 3.19", { pack: "box" }),
          line("Cialde carta 44 mm", "brunalba portanera", "18 pz 3.99", { pack: "box" }),
          line("Orzo solubile", "mattino madia", "120 g 2.79", {
            pack: "jar",
            ing: "[Orzo] tostato",
            art: "caffe,grano",
            plainArt: true,
            iva: 10,
          }),
          line("Caffè solubile", "brunalba madia", "100 g 4.49", { pack: "jar" }),
          line("Ginseng per macchina espresso", "brunalba", "16 pz 4.99", {
            pack: "box",
            ing: "Zucchero, [latte] scremato in polvere, caffè solubile 9%, estratto di ginseng",
          }),
        ],
      ),
      shelf(
        "Tè, camomilla e tisane",
        {
          side: "teiera,biscotto,limone",
          pack: "box",
          art: "te",
          ing: "{name}",
          iva: 10,
          use: "Infusione di 4 minuti in acqua a 95 °C.",
          from: ["Sri Lanka", "Prodotto in Italia"],
          tell: "Venti filtri senza punto metallico.",
          classes: "vegano",
        },
        [
          line("Tè nero English breakfast", "zenzara madia", "25 pz 2.49", { iva: 22 }),
          line("Tè verde", "zenzara madia bio", "25 pz 2.69", { iva: 22, art: "te,foglia", plainArt: true }),
          line("Tè al limone", "zenzara", "25 pz 2.49", { iva: 22, art: "limone,te", plainArt: true }),
          line("Camomilla setacciata", "vitalpina madia bio", "20 pz 1.99", {
            art: "margherita,te",
            plainArt: true,
          }),
          line("Tisana zenzero e limone", "vitalpina madia", "20 pz 2.49", {
            art: "zenzero,limone",
            plainArt: true,
          }),
          line("Tisana finocchio e menta", "vitalpina madia", "20 pz 2.49", {
            art: "germoglio,teiera",
            plainArt: true,
          }),
          line("Infuso ai frutti di bosco", "vitalpina", "20 pz 2.69", {
            art: "mirtillo,teiera",
            plainArt: true,
          }),
          line("Cioccolata calda in polvere", "turinel madia", "5 x 25 g 2.99", {
            ing: "Zucchero, cacao 28%, amido, [latte] scremato in polvere",
            art: "cioccolato,caffe",
            plainArt: true,
            classes: "",
            use: "Sciogliere in 125 ml di latte.",
          }),
        ],
      ),
    ]),
    aisle("Biscotti, cereali e merende", {}, [
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
          tell: "Tostati due volte, restano croccanti nel latte.",
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
          }),
          line("Palline di cereali al cacao", "mattino madia", "375 g 2.79", {
            ing: "Farina di [grano] integrale, zucchero, cacao 7%, miele",
            art: "cioccolato,ciotola",
            plainArt: true,
          }),
          line("Barrette ai cereali e nocciole", "mattino madia", "6 x 25 g 2.49", {
            ing: "Fiocchi di [avena], [nocciole] 14%, sciroppo di glucosio, miele",
          }),
          line("Porridge mela e cannella", "mattino", "350 g 3.49", {
            ing: "Fiocchi di [avena] 78%, mela essiccata 8%, semi di lino, cannella",
            pack: "pouch",
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
          tell: "Soffici e confezionate una a una.",
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
          }),
          line("Pandoro classico", "quattrotorri madia", "1 kg 8.90", {
            pack: "box",
            art: "albero,torta",
            plainArt: true,
            ing: "Farina di [grano], [burro] 20%, [uova], zucchero, lievito naturale",
            tell: "Pasta dorata e soffice, da spolverare di neve.",
          }),
          line("Merendine senza glutine al cacao", "senzaspiga", "4 x 45 g 3.99", {
            ing: "Zucchero, [uova], fecola, farina di riso, cacao 5%, olio di girasole",
            art: "cupcake,cioccolato",
            plainArt: true,
          }),
        ],
      ),
    ]),
    aisle("Dolce dispensa", {}, [
      shelf(
        "Confetture, miele e creme",
        {
          pack: "jar",
          art: "pane",
          nut: [0.1, 0, 58, 56, 1.2, 0.5, 0.03],
          legal: "Confettura extra di {v}",
          ing: "{v} 65%, zucchero, succo di limone, pectina",
          keep: "Dopo l'apertura in frigorifero, entro un mese.",
          use: "Sul pane, nelle crostate, con i formaggi.",
          tell: "Frutta a pezzi, cotta sottovuoto per salvarne il colore.",
          classes: "vegano glutine",
        },
        [
          line("Confettura extra di {v}", "camporella madia", "320 g 2.69", {
            of: "fragole; albicocche; ciliegie; mirtilli neri",
            pop: 1.3,
          }),
          line("Marmellata di arance amare", "camporella agrumeria", "320 g 2.89", {
            legal: "Marmellata di arance",
            ing: "Arance amare 50%, zucchero, succo di limone",
          }),
          line("Composta di {v} senza zuccheri aggiunti", "camporella bio", "230 g 3.29", {
            of: "frutti di bosco; pesche",
            legal: "Composta di {v}",
            ing: "{v} 75%, succo d'uva concentrato, pectina",
            nut: [0.2, 0, 36, 34, 2, 0.7, 0.03],
          }),
          line("Miele di acacia italiano", "apiaria madia bio", "400 g 6.99; 250 g 4.99", {
            legal: "Miele di acacia",
            ing: "Miele",
            art: "miele,ape",
            plainArt: true,
            nut: [0, 0, 81, 80, 0, 0.4, 0.01],
            keep: "Conservare a temperatura ambiente.",
            classes: "glutine",
            from: "Italia",
          }),
          line("Miele millefiori", "apiaria madia", "500 g 5.99", {
            legal: "Miele millefiori",
            ing: "Miele",
            art: "miele,fiore",
            plainArt: true,
            nut: [0, 0, 81, 80, 0, 0.4, 0.01],
            keep: "Conservare a temperatura ambiente.",
            classes: "glutine",
            from: "Italia",
          }),
          line("Miele di castagno", "apiaria", "400 g 6.49", {
            legal: "Miele di castagno",
            ing: "Miele",
            art: "miele,castagna",
            plainArt: true,
            nut: [0, 0, 81, 78, 0, 0.4, 0.01],
            keep: "Conservare a temperatura ambiente.",
            classes: "glutine",
          }),
          line("Crema spalmabile alle nocciole e cacao", "turinel madia bio", "350 g 3.99; 700 g 6.99", {
            legal: "Crema spalmabile alle nocciole e cacao",
            ing: "Zucchero, [nocciole] 20%, olio di girasole, [latte] scremato in polvere, cacao magro 8%",
            art: "castagna,cioccolato",
            plainArt: true,
            nut: [33, 6, 54, 52, 3, 7, 0.1],
            keep: "Conservare a temperatura ambiente.",
            classes: "glutine palma",
            pop: 1.7,
          }),
          line("Crema di pistacchio", "turinel origini", "190 g 6.99", {
            legal: "Crema spalmabile al pistacchio",
            ing: "[Pistacchi] 45%, zucchero, olio di girasole, [latte] in polvere",
            nut: [40, 6, 42, 40, 4, 11, 0.1],
            keep: "Conservare a temperatura ambiente.",
            classes: "glutine palma",
          }),
          line("Burro di arachidi", "mattino madia", "280 g 3.49", {
            legal: "Crema di arachidi",
            ing: "[Arachidi] 97%, sale",
            art: "arachide",
            plainArt: true,
            nut: [50, 8, 12, 5, 7, 27, 0.8],
            keep: "Conservare a temperatura ambiente.",
            classes: "vegano proteine",
          }),
        ],
      ),
      shelf(
        "Cioccolato",
        {
          side: "castagna,caffe,ciliegia,arancia",
          pack: "wrap",
          art: "cioccolato",
          nut: [35, 21, 50, 46, 7, 7, 0.1],
          ing: "Pasta di cacao, zucchero, burro di cacao, emulsionante: lecitina di [soia]",
          from: "Prodotto in Italia con cacao di Ghana ed Ecuador",
          use: "Gustare a temperatura ambiente.",
          tell: "Concato settantadue ore, si scioglie senza residui.",
          keep: "Conservare tra 16 °C e 20 °C.",
        },
        [
          line("Cioccolato fondente {v}", "turinel madia bio", "100 g 1.99", {
            of: "70%; 85%",
            classes: "vegano",
          }),
          line("Cioccolato al latte", "turinel madia", "100 g 1.69", {
            ing: "Zucchero, burro di cacao, [latte] in polvere 22%, pasta di cacao, lecitina di [soia]",
            art: "cioccolato,latte",
            plainArt: true,
          }),
          line("Cioccolato al latte con nocciole intere", "turinel madia", "100 g 2.29", {
            ing: "Zucchero, burro di cacao, [latte] in polvere, [nocciole] 24%, pasta di cacao",
            art: "cioccolato,castagna",
            plainArt: true,
          }),
          line("Cioccolato fondente all'arancia", "turinel", "100 g 2.49", {
            art: "cioccolato,arancia",
            plainArt: true,
          }),
          line("Gianduiotti", "turinel origini", "200 g 5.99", {
            ing: "Zucchero, [nocciole] Piemonte IGP 28%, pasta di cacao, burro di cacao",
            art: "cioccolato,castagna",
            plainArt: true,
            pack: "pouch",
          }),
          line("Ovetti di cioccolato al latte", "dolcevena", "150 g 3.49", {
            ing: "Zucchero, [latte] in polvere, burro di cacao, pasta di cacao",
            art: "uovo,cioccolato",
            plainArt: true,
            pack: "bag",
          }),
        ],
      ),
      shelf(
        "Caramelle e gomme",
        {
          side: "lecca",
          pack: "bag",
          art: "caramella",
          nut: [0.2, 0.1, 88, 62, 0, 0.2, 0.05],
          ing: "Zucchero, sciroppo di glucosio, aromi naturali, acido citrico",
          use: "Non adatte a bambini sotto i tre anni.",
          tell: "Con aromi naturali e colori vegetali.",
        },
        [
          line("Caramelle agli agrumi", "dolcevena madia", "175 g 1.49", {
            art: "arancia,caramella",
            plainArt: true,
          }),
          line("Caramelle alla liquirizia", "dolcevena", "150 g 1.69", {
            art: "caramella,erba",
            plainArt: true,
          }),
          line("Gelées alla frutta", "dolcevena madia", "300 g 2.49", {
            art: "fragola,caramella",
            plainArt: true,
          }),
          line("Gomme alla menta senza zucchero", "dolcevena", "80 g 2.29", {
            pack: "tub",
            art: "germoglio,caramella",
            plainArt: true,
            ing: "Edulcoranti: xilitolo, sorbitolo; gomma base, aromi",
            nut: [0.3, 0.1, 62, 0, 0, 0.1, 0.02],
          }),
          line("Caramelle balsamiche alle erbe alpine", "vitalpina", "75 g 1.79", {
            art: "erba,caramella",
            plainArt: true,
          }),
          line("Lecca lecca assortiti", "dolcevena", "12 x 12 g 2.29", { art: "lecca", plainArt: true }),
        ],
      ),
    ]),
  ],
};
