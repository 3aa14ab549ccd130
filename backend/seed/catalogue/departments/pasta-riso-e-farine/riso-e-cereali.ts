import { aisle, line, shelf } from "../../shape";

export const risoECereali = aisle("Riso e cereali", { art: "riso", pack: "box", classes: "vegano" }, [
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
]);
