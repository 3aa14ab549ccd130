import { aisle, line, shelf, type Department } from "../shape";

export const animali: Department = {
  code: 26,
  name: "Animali",
  ground: "#efe6da",
  scene: { accent: "#b98a55", art: "cane,gatto,osso,pesce" },
  seo: "Cibo secco e umido per cani e gatti, snack, lettiere e accessori: i sacchi pesanti arrivano alla porta.",
  defaults: { iva: 22, plainArt: true, warn: "Alimento per animali. Conservare in luogo asciutto." },
  aisles: [
    aisle("Cane", { art: "cane,osso" }, [
      shelf(
        "Crocchette per cani",
        {
          pack: "bag",
          use: "Dosare secondo il peso dell'animale; acqua fresca sempre a disposizione.",
          tell: "Alimento completo con prebiotici e omega 3.",
        },
        [
          line("Crocchette per cani adulti al {v}", "fidobuono madia", "4 kg 9.90", {
            of: "manzo; pollo e riso",
          }),
          line("Crocchette mini per cani piccoli", "fidobuono", "1,5 kg 5.99"),
          line("Crocchette per cuccioli", "fidobuono", "2 kg 7.49"),
          line("Crocchette cani sensibili al salmone", "fidobuono", "2,5 kg 11.90", { art: "cane,pesce" }),
        ],
      ),
      shelf(
        "Umido e snack per cani",
        { pack: "tin", use: "Servire a temperatura ambiente.", tell: "Bocconi teneri cotti al vapore." },
        [
          line("Bocconi per cani con {v}", "fidobuono madia", "400 g 1.19", {
            of: "manzo; pollo; agnello",
            art: "cane,cosciotto",
          }),
          line("Paté per cani in vaschetta", "fidobuono", "150 g 0.89; 4 x 150 g 2.99", {
            pack: "tub",
            art: "cane,carne",
          }),
          line("Stick per l'igiene dentale", "fidobuono madia", "7 pz 2.49", {
            pack: "pouch",
            tell: "Uno al giorno, per denti puliti.",
          }),
          line("Ossi da masticare", "fidobuono", "3 pz 2.99", {
            pack: "pouch",
            art: "osso,cane",
            tell: "Impegnano a lungo e piacciono a tutti.",
          }),
          line("Biscottini per cani", "fidobuono madia", "400 g 2.29", {
            pack: "box",
            art: "osso,biscotto",
            tell: "Il premio giusto, senza zuccheri.",
          }),
        ],
      ),
    ]),
    aisle("Gatto", { art: "gatto,pesce" }, [
      shelf(
        "Crocchette per gatti",
        {
          pack: "bag",
          use: "Lasciare a disposizione; acqua fresca sempre presente.",
          tell: "Alimento completo con taurina.",
        },
        [
          line("Crocchette per gatti sterilizzati", "miciolieto madia", "400 g 2.49; 1,5 kg 6.99"),
          line("Crocchette per gatti al {v}", "miciolieto madia", "800 g 3.49", { of: "salmone; pollo" }),
          line("Crocchette per gattini", "miciolieto", "400 g 2.79", { art: "gatto,biberon" }),
        ],
      ),
      shelf(
        "Umido, snack e lettiere",
        {
          pack: "tin",
          use: "Servire a temperatura ambiente.",
          tell: "Straccetti in salsa, buoni fino all'ultimo.",
        },
        [
          line("Bocconcini per gatti con {v}", "miciolieto madia", "85 g 0.69; 12 x 85 g 6.49", {
            of: "tonno; manzo; coniglio",
            pack: "pouch",
            pop: 1.2,
          }),
          line("Mousse per gatti al tonno", "miciolieto", "4 x 85 g 3.29"),
          line("Snack cremoso per gatti", "miciolieto", "4 x 15 g 1.99", { pack: "pouch" }),
          line("Lettiera agglomerante", "miciolieto madia", "5 kg 4.49; 10 kg 7.99", {
            pack: "bag",
            art: "gatto,scintille",
            use: "Rimuovere ogni giorno i grumi.",
            warn: "Non gettare nel water.",
            tell: "Trattiene gli odori e fa poca polvere.",
          }),
          line("Lettiera vegetale compostabile", "miciolieto", "6 l 6.49", {
            pack: "bag",
            art: "gatto,foglia",
            base: "LT",
            use: "Rimuovere ogni giorno i grumi.",
            tell: "Trattiene gli odori e fa poca polvere.",
          }),
        ],
      ),
    ]),
    aisle("Piccoli animali", { art: "uccellino" }, [
      shelf(
        "Uccellini, roditori e pesci",
        { side: "onda", pack: "bag", use: "Rinnovare ogni giorno.", tell: "Miscela varia, senza coloranti." },
        [
          line("Misto semi per canarini", "madia fidobuono", "1 kg 2.49", { art: "uccellino,grano" }),
          line("Pastone per conigli nani", "fidobuono", "800 g 3.49", { art: "coniglio,carota" }),
          line("Fieno di montagna", "fidobuono", "500 g 2.99", { art: "coniglio,grano" }),
          line("Mangime in scaglie per pesci", "fidobuono", "100 ml 4.49", {
            pack: "tub",
            art: "pesce tropicale",
            base: "LT",
          }),
        ],
      ),
    ]),
  ],
};
