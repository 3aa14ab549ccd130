import { aisle, line, shelf, type Department } from "../shape";

export const acquaEBevande: Department = {
  code: 21,
  name: "Acqua e bevande",
  ground: "#dceff2",
  scene: { accent: "#2b86c5", art: "goccia,succo,arancia,bibita,ghiaccio" },
  seo: "Acqua minerale naturale e frizzante in fardelli, succhi di frutta, bibite, tè freddo ed energy drink consegnati fino alla porta.",
  defaults: {
    iva: 22,
    pack: "bottle",
    per: "ml",
    legal: "{name}",
    keep: "Conservare in luogo fresco, al riparo dalla luce.",
    from: "Italia",
  },
  aisles: [
    aisle("Acqua", { art: "goccia", use: "Servire fresca.", classes: "maxacqua" }, [
      shelf(
        "Acqua naturale",
        {
          side: "montagna,bolle",
          legal: "Acqua minerale naturale",
          ing: "Residuo fisso a 180 °C: 78 mg/l; sodio 1,8 mg/l; nitrati 3 mg/l",
          art: "goccia,montagna",
          tell: ["Leggera, povera di sodio.", "Imbottigliata alla fonte."],
        },
        [
          line(
            "Acqua naturale",
            "chiararupe fontelieve madia",
            "6 x 1,5 l 2.69; 1,5 l 0.49; 6 x 0,5 l 1.99",
            { pop: 2.6, infos: { MULTI_PACK: "1", LOGISTIC_PACKAGING_ITEMS: "6" } },
          ),
          line("Acqua naturale in vetro", "chiararupe", "1 l 1.09", { infos: { MAXACQ: "12" } }),
          line("Acqua naturale per i piccoli", "chiararupe", "6 x 0,25 l 2.49", {
            art: "goccia,bimbo",
            plainArt: true,
          }),
        ],
      ),
      shelf(
        "Acqua frizzante ed effervescente",
        {
          side: "montagna,limone",
          legal: "Acqua minerale con aggiunta di anidride carbonica",
          ing: "Residuo fisso a 180 °C: 82 mg/l; anidride carbonica aggiunta",
          art: "bolle,goccia",
          tell: "Bolle vivaci e gusto netto.",
        },
        [
          line("Acqua frizzante", "chiararupe fontelieve madia", "6 x 1,5 l 2.69; 1,5 l 0.49", {
            pop: 2.2,
            infos: { MULTI_PACK: "1", LOGISTIC_PACKAGING_ITEMS: "6" },
          }),
          line("Acqua leggermente frizzante", "chiararupe fontelieve", "6 x 1,5 l 2.79", {
            infos: { MULTI_PACK: "6", MAXACQ: "24", LOGISTIC_PACKAGING_ITEMS: "6" },
          }),
          line("Acqua effervescente naturale", "chiararupe", "6 x 1 l 3.49"),
          line("Acqua tonica", "marechiaro madia", "4 x 200 ml 3.29", {
            art: "limone,bolle",
            legal: "Bibita analcolica",
            ing: "Acqua, zucchero, anidride carbonica, acido citrico, aroma di chinino",
            nut: [0, 0, 8, 8, 0, 0, 0],
            classes: "",
            tell: "Amara e frizzante, per cocktail e sete vera.",
          }),
        ],
      ),
    ]),
    aisle("Succhi e bibite", {}, [
      shelf(
        "Succhi e nettari",
        {
          pack: "carton",
          art: "succo",
          nut: [0, 0, 11.5, 11, 0.2, 0.3, 0.01],
          legal: "Nettare di {v}",
          ing: "Purea di {v} 50%, acqua, zucchero, succo di limone",
          use: "Agitare prima di servire.",
          tell: "Dal frutto alla bottiglia, con poche lavorazioni.",
          classes: "vegano glutine",
        },
        [
          line("Nettare di {v}", "fruttetovivo madia", "1 l 1.69; 6 x 200 ml 2.49", {
            of: "pera; pesca; albicocca",
            pop: 1.2,
          }),
          line("Succo d'arancia 100%", "fruttetovivo agrumeria madia", "1 l 2.49", {
            legal: "Succo di arancia",
            ing: "Succo di arancia 100%",
            nut: [0, 0, 9, 9, 0.2, 0.7, 0],
            pop: 1.5,
          }),
          line("Spremuta fresca di arance", "agrumeria", "750 ml 3.99", {
            pack: "bottle",
            keep: "Conservare tra 0 °C e +4 °C.",
            legal: "Spremuta di arancia",
            ing: "Succo di arancia 100%",
            nut: [0, 0, 9, 9, 0.2, 0.7, 0],
            iva: 22,
          }),
          line("Succo di mela limpido", "fruttetovivo serio bio", "1 l 2.29", {
            legal: "Succo di mela",
            ing: "Succo di mela 100%",
          }),
          line("Succo di ananas", "fruttetovivo madia", "1 l 2.29", {
            legal: "Succo di ananas",
            ing: "Succo di ananas da concentrato 100%",
          }),
          line("Succo ACE", "fruttetovivo madia", "1 l 1.79", {
            legal: "Bevanda al succo di arancia, carota e limone",
            ing: "Succo di arancia, carota e limone 30%, acqua, zucchero, vitamine",
            art: "carota,arancia",
          }),
          line("Frullato ai frutti di bosco", "fruttetovivo", "250 ml 2.29", {
            pack: "bottle",
            legal: "Frullato di frutta",
            ing: "Mela, banana, mirtilli 15%, lamponi 8%",
            keep: "Conservare tra 0 °C e +4 °C.",
          }),
          line("Estratto di mela e zenzero", "fruttetovivo", "250 ml 2.49", {
            pack: "bottle",
            legal: "Succo di mela e zenzero",
            ing: "Succo di mela 97%, zenzero 3%",
            keep: "Conservare tra 0 °C e +4 °C.",
          }),
        ],
      ),
      shelf(
        "Bibite gassate",
        {
          side: "ghiaccio,limone,pizza",
          art: "bibita",
          nut: [0, 0, 10, 10, 0, 0, 0.01],
          ing: "Acqua, zucchero, succo di {v} 12%, anidride carbonica, acido citrico",
          use: "Servire ben fredda.",
          tell: "Bollicine fini e frutta vera.",
          legal: "Bibita analcolica al {v}",
          classes: "vegano",
        },
        [
          line("Cola", "marechiaro madia", "1,5 l 1.49; 6 x 330 ml 2.99", {
            legal: "Bibita analcolica alla cola",
            ing: "Acqua, zucchero, anidride carbonica, colorante: caramello, aromi, caffeina",
            pop: 1.8,
          }),
          line("Cola senza zuccheri", "marechiaro madia", "1,5 l 1.49", {
            legal: "Bibita analcolica alla cola con edulcoranti",
            ing: "Acqua, anidride carbonica, caramello, edulcoranti: aspartame, acesulfame K, caffeina",
            nut: [0, 0, 0, 0, 0, 0, 0.02],
          }),
          line("Aranciata", "marechiaro madia bio", "1,5 l 1.39; 6 x 330 ml 2.99", {
            legal: "Bibita analcolica all'arancia",
            ing: "Acqua, succo di arancia 12%, zucchero, anidride carbonica",
            art: "arancia,bibita",
            plainArt: true,
          }),
          line("Limonata", "marechiaro madia", "1,5 l 1.39", {
            legal: "Bibita analcolica al limone",
            ing: "Acqua, succo di limone di Siracusa IGP 12%, zucchero, anidride carbonica",
            art: "limone,bibita",
            plainArt: true,
          }),
          line("Chinotto", "marechiaro origini", "4 x 275 ml 4.49", {
            legal: "Bibita analcolica al chinotto",
            ing: "Acqua, zucchero, anidride carbonica, estratto di chinotto 3%",
          }),
          line("Cedrata", "marechiaro", "6 x 180 ml 3.99", {
            legal: "Bibita analcolica al cedro",
            ing: "Acqua, zucchero, succo di cedro 5%, anidride carbonica",
          }),
          line("Gassosa", "marechiaro madia", "1,5 l 0.99", {
            legal: "Bibita analcolica",
            ing: "Acqua, zucchero, anidride carbonica, aroma di limone",
            art: "bolle,limone",
            plainArt: true,
          }),
        ],
      ),
      shelf(
        "Tè freddo, sport e sciroppi",
        {
          art: "te",
          nut: [0, 0, 7, 7, 0, 0, 0.01],
          ing: "Acqua, zucchero, estratto di tè nero, succo di limone 0,5%, aromi naturali",
          use: "Agitare e servire freddo.",
          tell: "Poco zucchero, tanta freschezza.",
          legal: "Bevanda analcolica",
          classes: "vegano",
        },
        [
          line("Tè freddo al limone", "marechiaro madia", "1,5 l 1.19; 6 x 500 ml 3.29", {
            art: "limone,te",
            plainArt: true,
            pop: 1.3,
          }),
          line("Tè freddo alla pesca", "marechiaro madia", "1,5 l 1.19", {
            art: "pesca,te",
            plainArt: true,
            ing: "Acqua, zucchero, estratto di tè nero, succo di pesca 0,5%, acido citrico, aromi naturali",
          }),
          line("Tè verde freddo senza zucchero", "marechiaro", "1,5 l 1.49", {
            art: "te,foglia",
            plainArt: true,
            nut: [0, 0, 0.2, 0.1, 0, 0, 0.01],
            ing: "Acqua, estratto di tè verde, succo di limone 0,3%",
          }),
          line("Bevanda isotonica agli agrumi", "vitalpina madia", "500 ml 1.19", {
            art: "arancia,ghiaccio",
            plainArt: true,
            ing: "Acqua, zucchero, succo di agrumi 3%, sali minerali, acido citrico, vitamine del gruppo B",
          }),
          line("Energy drink", "marechiaro", "250 ml 1.29", {
            pack: "can",
            art: "bibita,scintille",
            plainArt: true,
            ing: "Acqua, zucchero, anidride carbonica, taurina, caffeina 0,03%",
            use: "Elevato tenore di caffeina. Non raccomandato per bambini e donne in gravidanza.",
          }),
          line("Sciroppo di menta", "dolcevena madia", "560 ml 3.29", {
            art: "germoglio,ghiaccio",
            plainArt: true,
            nut: [0, 0, 70, 70, 0, 0, 0.01],
            use: "Diluire una parte in sette di acqua.",
            ing: "Zucchero, acqua, estratto di menta, acido citrico",
          }),
          line("Sciroppo di amarena", "dolcevena", "560 ml 3.49", {
            art: "ciliegia,ghiaccio",
            plainArt: true,
            nut: [0, 0, 70, 70, 0, 0.1, 0.01],
            use: "Diluire una parte in sette di acqua.",
            ing: "Zucchero, succo di amarena 35%, acqua, acido citrico",
          }),
          line("Aperitivo analcolico rosso", "marechiaro madia", "10 x 100 ml 4.49", {
            art: "cocktail,arancia",
            plainArt: true,
            legal: "Aperitivo analcolico",
            ing: "Acqua, zucchero, anidride carbonica, estratti di erbe, acido citrico, colorante: carminio",
          }),
        ],
      ),
    ]),
  ],
};
