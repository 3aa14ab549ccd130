import { aisle, line, shelf } from "../../shape";

export const saleSpezieEBrodi = aisle("Sale, spezie e brodi", { pack: "jar" }, [
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
]);
