import { aisle, line, shelf, type Department } from "../shape";

const CLP =
  "Attenzione. Provoca grave irritazione oculare. Tenere fuori dalla portata dei bambini. In caso di contatto con gli occhi sciacquare a lungo. Centro antiveleni Milano: 02 66101029.";
const STRONG =
  "Pericolo. Provoca gravi ustioni cutanee e gravi lesioni oculari. Molto tossico per gli organismi acquatici. Non mescolare con acidi o altri detergenti. Indossare guanti. Centro antiveleni Milano: 02 66101029.";

export const curaDellaCasa: Department = {
  code: 27,
  name: "Cura della casa",
  ground: "#e0eff0",
  scene: { accent: "#1f8fc5", art: "bolle,spugna,scintille,rotolo" },
  seo: "Detersivi per bucato e stoviglie, carta e accessori per la pulizia: casa in ordine senza portare pesi.",
  defaults: { iva: 22, warn: CLP, pack: "flask" },
  aisles: [
    aisle("Bucato", { art: "bolle" }, [
      shelf(
        "Detersivi per lavatrice",
        {
          use: "Dosare secondo durezza dell'acqua e sporco. Lavare a 30 °C.",
          tell: ["Concentrato: mezza dose basta.", "Efficace già a trenta gradi."],
          art: "bolle,maglietta",
          base: "LAV",
        },
        [
          line("Detersivo liquido lavatrice {v}", "lindora brillor madia", "30 lavaggi 5.49", {
            of: "marsiglia; lavanda; brezza marina",
            pop: 1.3,
          }),
          line("Detersivo liquido di origine vegetale", "casanitida", "25 lavaggi 6.49", {
            art: "foglia,bolle",
          }),
          line("Detersivo in polvere", "brillor madia", "45 lavaggi 7.99", { pack: "box" }),
          line("Capsule lavatrice tutto in uno", "lindora brillor", "20 lavaggi 7.49", {
            pack: "box",
            warn: `${STRONG} Non lasciare aperta la confezione.`,
          }),
          line("Detersivo per lana e delicati", "lindora madia", "20 lavaggi 3.29", { art: "bolle,fiore" }),
          line("Ricarica detersivo lavatrice", "casanitida", "40 lavaggi 7.99", {
            pack: "pouch",
            art: "foglia,goccia",
          }),
        ],
      ),
      shelf(
        "Ammorbidenti e additivi",
        {
          side: "fiore,neve,scintille",
          use: "Versare nell'apposita vaschetta.",
          tell: "Un aiuto in più al bucato.",
        },
        [
          line("Ammorbidente concentrato {v}", "lindora madia", "1,5 l 2.99", {
            of: "fiori di cotone; muschio bianco",
            tell: "Profumo che resta fino al cassetto.",
          }),
          line("Ammorbidente ipoallergenico", "casanitida", "1 l 2.99", { art: "neve,bolle" }),
          line("Candeggina delicata", "brillor madia", "2 l 2.19", { warn: STRONG }),
          line("Smacchiatore spray", "brillor", "500 ml 3.49", { pack: "spray", art: "maglietta,scintille" }),
          line("Percarbonato sbiancante", "casanitida madia", "1 kg 4.49", {
            pack: "pouch",
            art: "neve,maglietta",
          }),
          line("Anticalcare per lavatrice in tabs", "brillor madia", "30 pz 6.99", {
            pack: "box",
            art: "ghiaccio,bolle",
          }),
        ],
      ),
    ]),
    aisle("Stoviglie e superfici", { art: "bolle,piatto" }, [
      shelf(
        "Piatti e lavastoviglie",
        {
          use: "Bastano poche gocce sulla spugna.",
          tell: "Sgrassa a freddo, delicato sulle mani.",
          art: "piatto,bolle",
        },
        [
          line("Detersivo piatti al limone", "lindora brillor madia", "500 ml 1.29; 1 l 1.99", {
            art: "limone,piatto",
            plainArt: true,
            pop: 1.3,
          }),
          line("Detersivo piatti aloe", "casanitida erbolina", "500 ml 1.79"),
          line("Pastiglie lavastoviglie tutto in uno", "brillor lindora madia", "30 pz 6.99; 60 pz 11.90", {
            pack: "box",
            art: "scintille,piatto",
            plainArt: true,
            use: "Una pastiglia a lavaggio.",
            tell: "Piatti brillanti e macchina in salute.",
          }),
          line("Sale per lavastoviglie", "madia brillor", "1 kg 0.99", {
            pack: "box",
            art: "sale,piatto",
            plainArt: true,
            warn: "Non per uso alimentare.",
            tell: "Piatti brillanti e macchina in salute.",
          }),
          line("Brillantante per lavastoviglie", "brillor madia", "500 ml 2.49", {
            art: "scintille",
            plainArt: true,
            tell: "Piatti brillanti e macchina in salute.",
          }),
          line("Curalavastoviglie", "brillor", "250 ml 2.99", {
            art: "scintille,bolle",
            plainArt: true,
            tell: "Piatti brillanti e macchina in salute.",
          }),
        ],
      ),
      shelf(
        "Superfici, bagno e pavimenti",
        {
          side: "bolle,goccia",
          pack: "spray",
          art: "scintille",
          use: "Spruzzare, attendere un minuto e risciacquare.",
          tell: "Via lo sporco, restano il lucido e il profumo.",
        },
        [
          line("Sgrassatore universale", "brillor lindora madia", "650 ml 2.29", {
            art: "scintille,arancia",
            pop: 1.2,
          }),
          line("Detergente bagno anticalcare", "brillor madia", "750 ml 2.29", {
            art: "vasca,scintille",
            plainArt: true,
          }),
          line("Gel WC igienizzante", "brillor madia", "750 ml 1.99", {
            pack: "flask",
            art: "bolle,scintille",
            plainArt: true,
            warn: STRONG,
          }),
          line("Detergente pavimenti ai fiori bianchi", "lindora madia", "1 l 1.99", {
            pack: "flask",
            art: "fiore,scintille",
            plainArt: true,
          }),
          line("Detergente pavimenti all'aceto", "casanitida", "1 l 2.99", {
            pack: "flask",
            art: "foglia,scopa",
            plainArt: true,
          }),
          line("Vetri e specchi", "brillor madia", "750 ml 1.89", {
            art: "scintille,goccia",
            plainArt: true,
          }),
          line("Disgorgante in gel", "brillor", "1 l 3.29", {
            pack: "flask",
            warn: STRONG,
            art: "goccia",
            plainArt: true,
          }),
          line("Aceto per pulizie", "casanitida madia", "1 l 1.49", {
            pack: "bottle",
            art: "limone,scintille",
            plainArt: true,
          }),
          line("Deodorante per ambienti agrumi", "lindora", "300 ml 2.49", {
            art: "arancia,fiore",
            plainArt: true,
            warn: "Aerosol estremamente infiammabile. Non spruzzare su fiamme.",
          }),
        ],
      ),
    ]),
    aisle(
      "Carta e accessori",
      { pack: "roll", art: "rotolo", warn: "Tenere lontano da fonti di calore.", plainArt: true },
      [
        shelf(
          "Carta",
          {
            side: "fiore,foglia,scintille",
            use: "Gettare nella raccolta indicata dal comune.",
            tell: "Pura cellulosa lucchese, morbida e resistente.",
            base: "PZ",
          },
          [
            line("Carta igienica morbida", "morbilla madia", "4 rotoli 1.99; 10 rotoli 4.29", { pop: 1.6 }),
            line("Carta igienica maxi rotoli", "morbilla madia", "6 rotoli 4.99"),
            line("Carta igienica riciclata", "casanitida", "8 rotoli 3.99", { art: "rotolo,foglia" }),
            line("Rotoli da cucina", "morbilla madia", "2 rotoli 1.79; 4 rotoli 3.29", {
              art: "rotolo,posate",
              pop: 1.3,
            }),
            line("Rotolone multiuso", "morbilla madia", "1 rotolo 4.49"),
            line("Fazzoletti a pacchetti", "morbilla madia", "10 x 9 pz 1.49", {
              pack: "pouch",
              art: "rotolo,fiore",
            }),
            line("Fazzoletti in scatola", "morbilla", "80 pz 1.29", { pack: "box", art: "fiore" }),
            line("Tovaglioli bianchi due veli", "morbilla tavolalieta madia", "50 pz 1.19", {
              pack: "pouch",
              art: "posate",
            }),
          ],
        ),
        shelf(
          "Sacchetti, pellicole e alluminio",
          {
            side: "foglia,scintille,posate,insalata",
            pack: "box",
            art: "cestino",
            use: "Verificare la temperatura massima indicata.",
            tell: "Taglio facile, nessuno spreco.",
          },
          [
            line("Sacchi umido compostabili 10 l", "casanitida madia", "30 pz 2.49", {
              art: "cestino,foglia",
              pack: "roll",
            }),
            line("Sacchi immondizia 50 l con lacci", "utilia madia", "15 pz 2.29", { pack: "roll" }),
            line("Pellicola per alimenti", "utilia madia", "30 m 1.79", { art: "ciotola" }),
            line("Foglio di alluminio", "utilia madia", "16 m 1.99", { art: "scintille,posate" }),
            line("Carta forno", "utilia madia", "20 m 1.99", { art: "torta,fuoco" }),
            line("Sacchetti gelo", "utilia madia", "40 pz 1.69", { art: "neve" }),
          ],
        ),
        shelf(
          "Spugne, guanti e scope",
          {
            side: "bolle,scintille",
            pack: "pouch",
            art: "spugna",
            use: "Sostituire quando consumata.",
            tell: "Materiali scelti per durare.",
          },
          [
            line("Spugne abrasive", "utilia madia", "3 pz 1.49"),
            line("Panni in microfibra", "utilia madia", "3 pz 3.49", { art: "spugna,scintille" }),
            line("Guanti in lattice", "utilia madia", "1 pz 1.49", {
              art: "guanti",
              warn: "Contiene lattice di gomma naturale, che può causare allergie.",
              label: "Guanti",
            }),
            line("Scopa per interni", "utilia", "1 pz 5.99", { art: "scopa", pack: "loose" }),
            line("Mocio ricambio", "utilia madia", "1 pz 3.49", { art: "scopa,goccia" }),
          ],
        ),
      ],
    ),
  ],
};
