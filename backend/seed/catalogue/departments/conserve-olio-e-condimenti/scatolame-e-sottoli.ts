import { aisle, line, shelf } from "../../shape";

export const scatolameESottoli = aisle("Scatolame e sottoli", { pack: "tin" }, [
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
        from: "Pescato nell'Atlantico nord-orientale, FAO 27, con reti da circuizione",
        nut: [19, 4, 0, 0, 0, 21, 1.1],
      }),
      line("Sardine all'olio", "capoalba", "120 g (sgocciolato 84 g) 1.79", {
        ing: "[Pesce] (sardine), olio di girasole, sale",
        from: "Pescate nell'Atlantico centro-orientale, FAO 34, con reti da circuizione",
      }),
      line("Acciughe del Cantabrico", "capoalba origini", "50 g (sgocciolato 29 g) 4.49", {
        ing: "[Acciughe] (Engraulis encrasicolus), olio di oliva, sale",
        from: "Pescate nel Mar Cantabrico (Atlantico nord-orientale, FAO 27), con reti da circuizione",
        keep: "Semiconserva: conservare in frigorifero tra +2 °C e +8 °C, anche chiusa.",
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
]);
