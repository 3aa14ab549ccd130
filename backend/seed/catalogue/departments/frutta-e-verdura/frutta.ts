import { aisle, line, loose, shelf } from "../../shape";
import { FRIDGE } from "./storage";

const ROOM = "Conservare in luogo fresco e asciutto, lontano dalla luce.";

export const frutta = aisle("Frutta", { legal: "{name}", use: "Lavare prima del consumo.", keep: ROOM }, [
  shelf(
    "Mele e pere",
    {
      art: "mela",
      nut: [0.2, 0, 11.4, 10.4, 2.4, 0.3, 0],
      from: [
        "Italia, Trentino-Alto Adige · categoria I · calibro 75/80",
        "Italia, Valtellina · categoria I · calibro 70/75",
      ],
      tell: [
        "Polpa soda e croccante, da mordere o da cuocere in torta.",
        "Raccolte a mano e conservate in atmosfera controllata fino alla consegna.",
      ],
    },
    [
      loose("Mele Golden Delicious della Valtellina IGP", 2.29, {
        unit: 0.19,
        art: "mela verde",
        plainArt: true,
        classes: "lombardia",
        pop: 3,
      }),
      loose("Mele Fuji", 2.49, { unit: 0.2, step: 0.2, start: 0.4 }),
      loose("Mele Royal Gala", 2.19, { unit: 0.18 }),
      loose("Mele Granny Smith", 2.39, { unit: 0.2, art: "mela verde", plainArt: true }),
      loose("Mele annurche campane IGP", 2.99, {
        unit: 0.11,
        from: "Italia, Campania · categoria I · calibro 60/65",
      }),
      loose("Pere Abate Fetel", 3.29, {
        unit: 0.22,
        art: "pera",
        options: "maturazione",
        from: "Italia, Emilia-Romagna · categoria I · calibro 70/75",
      }),
      loose("Pere Conference", 2.79, {
        unit: 0.19,
        art: "pera",
        start: 0,
        from: "Italia, Emilia-Romagna · categoria I · calibro 65/70",
      }),
      loose("Pere Kaiser", 2.99, {
        unit: 0.24,
        art: "pera",
        from: "Italia, Veneto · categoria I · calibro 70/75",
      }),
      line("Mele Golden in cassetta", "serio bio", "1,5 kg 3.49", {
        kind: "Pezzo",
        pack: "tray",
        art: "mela verde,mela",
        plainArt: true,
      }),
      line("Mele Pink in sacchetto", "serio madia", "1 kg 2.69", { kind: "Pezzo", pack: "net" }),
    ],
  ),
  shelf(
    "Agrumi",
    {
      art: "arancia",
      nut: [0.2, 0, 7.8, 7.8, 1.6, 0.7, 0],
      from: ["Italia, Sicilia · categoria I · calibro 6", "Italia, Calabria · categoria I · calibro 5"],
      tell: [
        "Succosi e profumati, con la foglia quando la stagione lo consente.",
        "Buccia non trattata dopo la raccolta: si può usare tutta.",
      ],
    },
    [
      loose("Arance Navel", 1.99, { unit: 0.25, pop: 2.5 }),
      loose("Arance Tarocco di Sicilia IGP", 2.69, { unit: 0.22 }),
      loose("Clementine di Calabria IGP", 2.49, { unit: 0.08, start: 0.5, step: 0.25, pop: 2 }),
      loose("Mandarini tardivi di Ciaculli", 2.99, { unit: 0.1, start: 0.5, step: 0.25 }),
      loose("Limoni di Siracusa IGP", 2.79, { art: "limone", plainArt: true, unit: 0.14, pop: 2 }),
      loose("Pompelmi rosa", 2.29, { unit: 0.38, from: "Spagna · categoria I · calibro 4" }),
      line("Arance da spremuta in rete", "agrumeria madia bio", "2 kg 3.69", {
        kind: "Pezzo",
        pack: "net",
      }),
      line("Limoni in rete", "agrumeria bio", "500 g 1.79", { kind: "Pezzo", pack: "net" }),
      line("Lime", "banco", "3 pz 1.49", {
        kind: "Pezzo",
        pack: "tray",
        from: "Brasile · categoria I",
        classes: "",
      }),
    ],
  ),
  shelf(
    "Uva, kiwi e cachi",
    {
      art: "uva",
      nut: [0.1, 0, 15.6, 15.6, 1.5, 0.5, 0],
      keep: FRIDGE,
      from: ["Italia, Puglia · categoria I", "Italia, Lazio · categoria I"],
      tell: "Dolcezza piena, un grappolo alla volta.",
    },
    [
      loose("Uva bianca Italia", 3.49, { start: 0.5, step: 0.25 }),
      loose("Uva rossa Red Globe", 3.29, { start: 0.5, step: 0.25 }),
      line("Uva nera senza semi", "banco", "500 g 2.49", { kind: "Pezzo", pack: "tray" }),
      loose("Kiwi verdi di Latina IGP", 3.49, {
        unit: 0.1,
        art: "kiwi",
        tell: "Ricchi di vitamina C, pronti quando cedono appena al tatto.",
        options: "calibro maturazione",
      }),
      line("Kiwi gialli", "serio", "500 g 3.29", {
        kind: "Pezzo",
        pack: "tray",
        art: "kiwi",
        tell: "Polpa gialla, dolce e senza acidità.",
      }),
      loose("Cachi Rojo Brillante", 2.69, {
        unit: 0.25,
        art: "pomodoro",
        plainArt: true,
        label: "Cachi",
        tell: "Sodi e senza tannino: si mangiano come una mela.",
        from: "Italia, Emilia-Romagna · categoria I",
      }),
      loose("Melagrane", 3.29, {
        unit: 0.4,
        art: "mela",
        tell: "Chicchi rosso rubino, da sgranare in acqua.",
        from: "Italia, Puglia · categoria I",
      }),
    ],
  ),
  shelf(
    "Frutta esotica",
    {
      art: "ananas",
      nut: [0.2, 0, 12.3, 11, 1.6, 0.7, 0],
      from: ["Costa Rica · categoria I", "Ecuador · categoria I"],
      tell: "Matura al punto giusto, arriva per nave e non per aereo.",
    },
    [
      loose("Banane", 1.79, { unit: 0.18, start: 0.54, step: 0.18, pop: 4 }),
      loose("Banane biologiche equosolidali", 2.19, {
        unit: 0.17,
        start: 0.51,
        step: 0.17,
        classes: "bio",
      }),
      line("Ananas", "banco", "1 pz 2.99", { kind: "Pezzo", pop: 1.6 }),
      line("Ananas a fette", "verdesole", "400 g 3.49", { kind: "Pezzo", pack: "tub", keep: FRIDGE }),
      line("Mango pronto da mangiare", "banco", "1 pz 2.79", {
        kind: "Pezzo",
        options: "maturazione",
        from: "Perù · categoria I",
      }),
      line("Avocado Hass", "banco", "1 pz 1.39; 2 pz 2.49", {
        kind: "Pezzo",
        options: "maturazione",
        from: "Perù · categoria I",
        nut: [14.7, 2.1, 1.8, 0.7, 6.7, 2, 0.02],
        pop: 2,
      }),
      line("Cocco", "banco", "1 pz 1.99", {
        kind: "Pezzo",
        from: "Costa d'Avorio",
        nut: [33.5, 29.7, 6.2, 6.2, 9, 3.3, 0.05],
      }),
      line("Papaya", "banco", "1 pz 3.99", {
        kind: "Pezzo",
        art: "mango",
        from: "Brasile · categoria I",
      }),
      line("Passion fruit", "boscolieve", "3 pz 2.99", {
        kind: "Pezzo",
        pack: "tray",
        art: "mirtillo",
        from: "Colombia",
      }),
    ],
  ),
  shelf(
    "Frutti di bosco e piccoli frutti",
    {
      kind: "Pezzo",
      pack: "tray",
      art: "mirtillo",
      nut: [0.4, 0, 8.2, 7.8, 3.8, 0.9, 0],
      keep: FRIDGE,
      use: "Delicati: lavare solo al momento del consumo.",
      from: ["Italia, Trentino", "Italia, Piemonte"],
      tell: "Dalla pianta al fresco in poche ore, a mano.",
    },
    [
      line("Mirtilli", "boscolieve madia", "125 g 2.19; 250 g 3.69"),
      line("Lamponi", "boscolieve", "125 g 2.69"),
      line("More", "boscolieve", "125 g 2.49"),
      line("Fragole", "boscolieve nativo", "250 g 3.29", { from: "Italia, Basilicata" }),
      line("Misto frutti di bosco", "boscolieve", "200 g 3.99"),
    ],
  ),
  shelf(
    "Frutta secca e disidratata",
    {
      kind: "Pezzo",
      pack: "pouch",
      iva: 10,
      art: "castagna",
      nut: [54, 5, 9, 4, 8, 19, 0.01],
      use: "Pronta al consumo.",
      from: ["Italia", "Italia e UE"],
      ing: "{name}.",
      tell: [
        "In atmosfera protettiva: buona fino all'ultima manciata.",
        "Da sgranocchiare, nel muesli o nell'insalata.",
      ],
    },
    [
      line("Noci di Sorrento in guscio", "boscolieve madia", "500 g 5.49", {
        pack: "net",
        ing: "[noci] in guscio",
      }),
      line("Gherigli di noci", "boscolieve madia bio", "150 g 3.29", { ing: "[noci] sgusciate" }),
      line("Mandorle sgusciate", "boscolieve madia bio", "200 g 3.49", {
        ing: "[mandorle] sgusciate",
        from: "Italia, Sicilia",
      }),
      line("Nocciole tostate Piemonte IGP", "boscolieve origini", "150 g 4.29", {
        ing: "[nocciole] tostate",
      }),
      line("Pistacchi tostati e salati", "boscolieve madia", "200 g 4.49", {
        ing: "[pistacchi], sale",
        art: "piselli",
        from: "USA e Turchia",
      }),
      line("Pinoli", "boscolieve", "50 g 4.99", { ing: "[pinoli]" }),
      line("Prugne secche denocciolate", "boscolieve madia", "250 g 2.69", {
        art: "uva",
        nut: [0.5, 0, 57, 37, 8, 2.2, 0.01],
      }),
      line("Datteri Medjoul", "boscolieve", "250 g 4.99", {
        art: "castagna",
        nut: [0.4, 0, 64, 62, 8, 2.5, 0],
        from: "Israele",
      }),
      line("Uvetta sultanina", "boscolieve madia", "200 g 1.79", {
        art: "uva",
        nut: [0.5, 0, 72, 72, 5, 2.8, 0.05],
        from: "Turchia",
      }),
      line("Castagne di Cuneo IGP", "serio", "500 g 4.49", {
        pack: "net",
        nut: [1.7, 0.3, 36, 9, 5, 2.9, 0.02],
        keep: FRIDGE,
      }),
    ],
  ),
]);
