import { aisle, line, loose, shelf } from "../../shape";

export const formaggi = aisle(
  "Formaggi",
  { iva: 4, art: "formaggio", legal: "{name}", ing: "[Latte] vaccino, sale, caglio" },
  [
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
          options: "grattugia",
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
  ],
);
