import { aisle, line, shelf, type Department } from "../shape";

const JAR = "Conservare a temperatura ambiente. Dopo l'apertura in frigorifero, entro un giorno.";

export const mondoBimbo: Department = {
  code: 25,
  name: "Mondo bimbo",
  ground: "#e3f0ea",
  scene: { accent: "#7fb5d8", art: "biberon,orsetto,mela,bimbo" },
  seo: "Omogeneizzati, pappe, latte di crescita, pannolini e cura del neonato: il necessario per i primi anni, a casa tua.",
  defaults: { iva: 10, from: "Italia" },
  aisles: [
    aisle("Pappe e latte", { art: "biberon", legal: "{name}" }, [
      shelf(
        "Latte per lattanti e di crescita",
        {
          side: "orsetto,bimbo",
          pack: "tin",
          ing: "[Latte] scremato in polvere, oli vegetali, lattosio, vitamine e minerali",
          nut: [3.4, 1.2, 7.4, 7.4, 0.5, 1.3, 0.05],
          per: "ml",
          use: "Avviso importante: il latte materno è l'alimento ideale. Usare su consiglio del pediatra.",
          keep: "Dopo l'apertura conservare in luogo asciutto, entro quattro settimane.",
          tell: "Formulato secondo il Regolamento (UE) 2016/127.",
          plainArt: true,
        },
        [
          line("Latte per lattanti in polvere 1", "cucchiaio culladoro", "800 g 17.90", {
            classes: "lattanti maxlattanti",
            legal: "Latte per lattanti in polvere, da 0 a 6 mesi",
          }),
          line("Latte per lattanti liquido 1", "cucchiaio", "500 ml 2.99; 6 x 200 ml 8.90", {
            classes: "lattanti maxlattanti",
            pack: "bottle",
            legal: "Latte per lattanti liquido, da 0 a 6 mesi",
          }),
          line("Latte di proseguimento in polvere 2", "cucchiaio culladoro", "800 g 15.90", {
            legal: "Latte di proseguimento, da 6 a 12 mesi",
          }),
          line("Latte di crescita liquido 3", "cucchiaio madia", "1 l 2.19", {
            pack: "carton",
            legal: "Bevanda a base di latte per la prima infanzia",
            art: "biberon,latte",
          }),
        ],
      ),
      shelf(
        "Omogeneizzati e pappe",
        {
          pack: "jar",
          keep: JAR,
          ing: "{v} 45%, acqua, patate, amido di riso, olio di girasole",
          nut: [2.5, 0.4, 8, 1, 1, 6, 0.1],
          use: "Da 6 mesi. Scaldare a bagnomaria, mescolare e verificare la temperatura.",
          tell: "Senza sale né zuccheri aggiunti.",
          legal: "Omogeneizzato di {v}",
          classes: "glutine",
        },
        [
          line("Omogeneizzato di {v}", "cucchiaio", "2 x 80 g 2.79", {
            of: "pollo; manzo; tacchino; prosciutto cotto",
          }),
          line("Omogeneizzato di platessa e verdure", "cucchiaio", "2 x 80 g 3.19", {
            legal: "Omogeneizzato di platessa con verdure",
            ing: "[Platessa] 30%, carote, patate, amido di riso",
          }),
          line("Omogeneizzato di {v}", "cucchiaio bio", "2 x 80 g 1.89", {
            of: "mela; pera; prugna",
            ing: "{v} 98%, succo di limone, vitamina C",
            nut: [0.2, 0, 13, 11, 2, 0.4, 0],
            classes: "glutine vegano",
          }),
          line("Merenda di frutta e yogurt", "cucchiaio", "4 x 85 g 3.49", {
            pack: "pouch",
            legal: "Merenda di frutta e yogurt",
            ing: "Mela 60%, banana 20%, [yogurt] 18%",
            art: "banana,mela",
            plainArt: true,
            use: "Da 6 mesi. Servire a temperatura ambiente.",
          }),
          line("Purea di frutta da spremere mela e banana", "cucchiaio madia", "4 x 90 g 2.99", {
            pack: "pouch",
            legal: "Purea di frutta",
            ing: "Mela 70%, banana 30%",
            art: "mela,banana",
            plainArt: true,
            nut: [0.2, 0, 14, 12, 1.8, 0.5, 0],
            use: "Da 6 mesi. Servire a temperatura ambiente.",
          }),
        ],
      ),
      shelf(
        "Creme, pastine e biscotti",
        {
          side: "biberon,orsetto",
          pack: "box",
          art: "ciotola",
          ing: "Farina di riso, vitamina B1",
          nut: [1, 0.3, 82, 2, 1.5, 7, 0.02],
          keep: "Conservare in luogo fresco e asciutto.",
          use: "Da 4-6 mesi, su consiglio del pediatra.",
          tell: "Cereali macinati fini, facili da sciogliere.",
        },
        [
          line("Crema di riso", "cucchiaio bio", "200 g 3.29", { art: "riso,ciotola", plainArt: true }),
          line("Crema di mais e tapioca", "cucchiaio", "200 g 3.29", {
            art: "mais,ciotola",
            plainArt: true,
            ing: "Farina di mais, tapioca, vitamina B1",
          }),
          line("Pastina stelline prima infanzia", "cucchiaio", "300 g 2.49", {
            art: "zuppa",
            plainArt: true,
            ing: "Semola di [grano] duro, vitamina B1",
          }),
          line("Biscotti per la prima infanzia", "cucchiaio madia", "360 g 3.49", {
            art: "biscotto,biberon",
            plainArt: true,
            ing: "Farina di [grano] tenero, zucchero, olio di girasole, [latte] in polvere",
            nut: [9, 1.2, 77, 21, 2, 8, 0.2],
          }),
          line("Camomilla in granuli per bimbi", "cucchiaio", "200 g 4.29", {
            pack: "tin",
            art: "margherita",
            plainArt: true,
            ing: "Destrosio, estratto di camomilla 2%",
            nut: [0, 0, 97, 96, 0, 0, 0.02],
          }),
        ],
      ),
    ]),
    aisle(
      "Pannolini e cura",
      {
        art: "bimbo",
        warn: "Tenere il sacchetto lontano dalla portata dei bambini: pericolo di soffocamento.",
      },
      [
        shelf(
          "Pannolini e salviette",
          {
            side: "orsetto,fiore,scintille,foglia,calza",
            pack: "pouch",
            art: "bimbo",
            use: "Cambiare spesso. Smaltire nel rifiuto secco.",
            tell: "Morbidi, traspiranti, senza profumo.",
            base: "PZ",
          },
          [
            line("Pannolini taglia {v}", "culladoro madia", "30 pz 7.90", {
              of: "1 (2-5 kg); 2 (3-6 kg); 3 (5-9 kg); 4 (8-15 kg); 5 (12-18 kg)",
              plainArt: true,
              label: "Taglia {v}",
              pop: 1.2,
            }),
            line("Pannolini mutandina taglia {v}", "culladoro", "22 pz 8.90", {
              of: "4 (8-15 kg); 5 (12-18 kg); 6 (16+ kg)",
              plainArt: true,
              label: "Taglia {v}",
            }),
            line("Salviettine delicate", "culladoro madia", "72 pz 1.49; 3 x 72 pz 3.99", {
              art: "bolle,bimbo",
              plainArt: true,
              iva: 22,
              use: "Per il cambio e per le mani. Non gettare nel WC.",
              tell: "Acqua e camomilla, senza profumo.",
            }),
            line("Traverse salvaletto", "culladoro", "15 pz 6.49", {
              art: "bimbo,neve",
              plainArt: true,
              iva: 22,
            }),
          ],
        ),
        shelf(
          "Bagnetto e accessori",
          {
            iva: 22,
            pack: "flask",
            art: "vasca,bolle",
            use: "Uso esterno.",
            tell: "Testato con dermatologi e pediatri.",
            warn: "Evitare il contatto con gli occhi.",
          },
          [
            line("Bagnoschiuma delicato", "culladoro erbolina", "500 ml 3.99", {
              plainArt: true,
              art: "vasca,orsetto",
            }),
            line("Shampoo senza lacrime", "culladoro", "300 ml 3.49", {
              plainArt: true,
              art: "bolle,orsetto",
            }),
            line("Pasta protettiva all'ossido di zinco", "culladoro dermasole", "100 ml 4.99", {
              pack: "tube",
              plainArt: true,
              art: "bimbo,lozione",
            }),
            line("Olio dopo bagno", "culladoro", "200 ml 4.29", { plainArt: true, art: "fiore,vasca" }),
            line("Biberon antisinghiozzo", "culladoro", "250 ml 7.90", {
              pack: "box",
              plainArt: true,
              art: "biberon",
              base: "PZ",
              infos: { MAXACQ: "4" },
              warn: "Sterilizzare prima del primo uso. Usare sempre sotto la sorveglianza di un adulto.",
              tell: "Valvola che limita l'aria nella poppata.",
              use: "Sterilizzare prima dell'uso.",
            }),
            line("Orsetto di peluche", "culladoro", "1 pz 9.90", {
              pack: "loose",
              plainArt: true,
              art: "orsetto",
              warn: "Adatto dalla nascita. Rimuovere etichette e lacci prima dell'uso. Conforme alla direttiva 2009/48/CE.",
              tell: "Morbido e lavabile in lavatrice.",
              use: "Lavare a 30 °C.",
            }),
          ],
        ),
      ],
    ),
  ],
};
