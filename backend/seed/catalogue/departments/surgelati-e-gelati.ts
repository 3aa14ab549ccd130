import { aisle, line, shelf, type Department } from "../shape";

const FROZEN = "Conservare a -18 °C. Non ricongelare il prodotto scongelato.";

export const surgelatiEGelati: Department = {
  code: 23,
  name: "Surgelati e gelati",
  ground: "#e0ebf7",
  scene: { accent: "#2a74b5", art: "neve,piselli,pesce,gelato,pizza" },
  seo: "Verdure, pesce, pizze, piatti pronti e gelati surgelati: consegnati sotto zero in borsa termica, catena del freddo garantita.",
  defaults: {
    iva: 10,
    pack: "bag",
    legal: "{name}, da consumare dopo cottura",
    keep: FROZEN,
    from: "Italia",
  },
  aisles: [
    aisle("Verdure e patate", { iva: 4, pack: "bag", art: "piselli", classes: "vegano" }, [
      shelf(
        "Verdure surgelate",
        {
          side: "neve,pentola,carota",
          legal: "{name}, surgelati",
          ing: "{name}",
          nut: [0.4, 0.1, 6, 3, 4, 4, 0.02],
          use: "Cuocere dal congelato, otto minuti.",
          tell: ["Dal campo al freddo in tre ore.", "Niente sale, niente conservanti."],
        },
        [
          line("Piselli finissimi", "brinafiore madia bio", "450 g 1.99; 1 kg 3.69", { pop: 1.6 }),
          line("Spinaci in cubetti", "brinafiore madia", "450 g 1.79; 1 kg 3.29"),
          line("Fagiolini extra fini", "brinafiore madia", "450 g 1.89", { art: "piselli", plainArt: true }),
          line("Minestrone tradizione", "brinafiore madia bio", "450 g 2.19; 1 kg 3.99", {
            ing: "Patate, carote, fagiolini, zucchine, piselli, fagioli borlotti, [sedano], cipolla",
            art: "carota,pentola",
            plainArt: true,
          }),
          line("Broccoli in cimette", "brinafiore madia", "450 g 2.09"),
          line("Funghi porcini a cubetti", "brinafiore", "300 g 5.99"),
          line("Carciofi a spicchi", "brinafiore madia", "450 g 3.29", { art: "foglie", plainArt: true }),
          line("Soffritto misto", "brinafiore madia", "300 g 1.39", {
            ing: "Carote, cipolle, [sedano]",
            art: "carota,cipolla",
            plainArt: true,
          }),
          line("Frutti di bosco surgelati", "brinafiore boscolieve", "300 g 3.49", {
            legal: "Misto di frutti di bosco surgelati",
            ing: "Mirtilli, more, lamponi, ribes",
            iva: 10,
            tell: "Interi, da usare ancora gelati nei dolci.",
            use: "Scongelare in frigorifero o usare gelati.",
          }),
        ],
      ),
      shelf(
        "Patate surgelate",
        {
          side: "burger,neve,sale",
          iva: 10,
          art: "patatine",
          nut: [4, 0.5, 24, 0.5, 3, 2.5, 0.1],
          ing: "Patate 95%, olio di girasole",
          use: "Forno a 220 °C per 18 minuti.",
          tell: "Dorate fuori, morbide dentro.",
        },
        [
          line("Patatine da forno", "brinafiore madia", "750 g 1.99; 1 kg 2.49", { plainArt: true }),
          line("Spicchi di patate con buccia", "brinafiore madia", "600 g 2.19", {
            plainArt: true,
            art: "patata,patatine",
          }),
          line("Crocchette di patate", "brinafiore madia", "450 g 1.99", {
            plainArt: true,
            art: "patata",
            ing: "Patate 82%, pangrattato ([grano]), olio di girasole, sale",
          }),
        ],
      ),
    ]),
    aisle("Pesce e carne surgelati", { pack: "box", art: "pesce" }, [
      shelf(
        "Pesce surgelato",
        {
          side: "limone,neve,erba,piselli",
          nut: [1, 0.2, 0.3, 0, 0, 17.5, 0.3],
          use: "Cuocere ancora congelato o scongelare in frigorifero.",
          tell: "Surgelato entro poche ore dalla pesca.",
          from: "Pescato nell'Atlantico nord-orientale, FAO 27, con reti da traino",
        },
        [
          line("Filetti di merluzzo surgelati", "nevalba madia", "400 g 6.49", {
            ing: "[Merluzzo] (Gadus morhua)",
            pop: 1.4,
          }),
          line("Bastoncini di merluzzo", "nevalba madia", "300 g 3.29; 450 g 4.49", {
            ing: "[Merluzzo] 64%, pangrattato ([grano]), olio di girasole, sale",
            nut: [8, 0.9, 18, 0.8, 1, 13, 0.9],
            pop: 1.7,
          }),
          line("Filetti di platessa impanati", "nevalba madia", "400 g 5.29", {
            ing: "[Platessa] 60%, pangrattato ([grano]), olio di girasole, sale",
            nut: [8, 0.9, 18, 0.8, 1, 12, 0.9],
          }),
          line("Cuori di nasello", "nevalba", "360 g 6.99", {
            ing: "[Nasello] (Merluccius capensis)",
            from: "Pescato nell'Atlantico sud-orientale, FAO 47",
          }),
          line("Anelli di calamaro", "nevalba madia", "400 g 5.99", {
            ing: "[Calamaro] (Illex argentinus)",
            pack: "bag",
            from: "Pescato nell'Atlantico sud-occidentale, FAO 41",
            art: "calamaro,limone",
            plainArt: true,
          }),
          line("Gamberi sgusciati", "nevalba madia", "250 g 5.49", {
            ing: "[Gamberi] (Penaeus vannamei)",
            from: "Allevati in Ecuador",
            pack: "bag",
            art: "gambero",
            plainArt: true,
          }),
          line("Misto per risotto e spaghetti", "nevalba", "400 g 5.99", {
            ing: "[Cozze], [vongole], [calamari], [gamberi]",
            pack: "bag",
            art: "gambero,ostrica",
            plainArt: true,
          }),
          line("Fritto misto di mare", "nevalba", "350 g 5.49", {
            ing: "[Calamari], [gamberi], [alici], farina di [grano]",
            art: "gambero fritto,calamaro",
            plainArt: true,
          }),
        ],
      ),
      shelf(
        "Carne e vegetali impanati",
        {
          side: "patatine,insalata,limone",
          art: "pollo",
          nut: [11, 1.4, 17, 1, 1.5, 14, 1.2],
          use: "Forno a 200 °C per 14 minuti.",
          tell: "Croccanti senza friggere.",
        },
        [
          line("Nuggets di pollo", "tigli madia", "300 g 2.99", {
            plainArt: true,
            ing: "Carne di pollo 58%, pangrattato ([grano]), olio di girasole, sale",
          }),
          line("Cotolette di pollo surgelate", "tigli", "400 g 4.29", {
            plainArt: true,
            ing: "Petto di pollo 62%, pangrattato ([grano]), olio di girasole",
          }),
          line("Hamburger surgelati di bovino", "cortevecchia madia", "4 x 100 g 4.99", {
            plainArt: true,
            art: "burger,carne",
            ing: "Carne di bovino 98%, sale",
            nut: [15, 6.5, 0.5, 0, 0, 18, 0.8],
          }),
          line("Crocchette vegetali spinaci e semi", "vegarmonia madia", "250 g 2.99", {
            plainArt: true,
            art: "foglie,burger",
            ing: "Spinaci 40%, proteine di [soia], pangrattato ([grano]), semi di [sesamo]",
            classes: "vegano",
          }),
        ],
      ),
    ]),
    aisle("Pizze, piatti pronti e gelati", {}, [
      shelf(
        "Pizze e piatti pronti surgelati",
        {
          side: "pomodoro,erba,oliva",
          pack: "box",
          art: "pizza",
          nut: [7, 3, 30, 3, 2, 9, 1.2],
          ing: "Farina di [grano] tenero, pomodoro, [mozzarella] 20%, olio di oliva, sale",
          use: "Forno a 230 °C per 10 minuti.",
          tell: "Dal freezer alla tavola in pochi minuti.",
        },
        [
          line("Pizza margherita", "rosticciera madia", "2 x 320 g 3.99; 330 g 2.29", {
            plainArt: true,
            pop: 1.5,
            tell: "Cotta su pietra, lievitata ventiquattr'ore.",
          }),
          line("Pizza ai funghi e prosciutto", "rosticciera madia", "350 g 2.79", {
            ing: "Farina di [grano], pomodoro, [mozzarella], prosciutto cotto 9%, funghi 8%",
            art: "pizza,fungo",
            plainArt: true,
            tell: "Cotta su pietra, lievitata ventiquattr'ore.",
          }),
          line("Pizza alle verdure grigliate", "rosticciera", "370 g 2.89", {
            art: "pizza,melanzana",
            plainArt: true,
            tell: "Cotta su pietra, lievitata ventiquattr'ore.",
          }),
          line("Pizza senza glutine margherita", "senzaspiga", "330 g 4.99", {
            plainArt: true,
            ing: "Amido di mais, farina di riso, pomodoro, [mozzarella], psillio",
          }),
          line("Lasagne alla bolognese surgelate", "rosticciera madia", "600 g 4.99", {
            art: "spaghetti,pomodoro",
            plainArt: true,
            ing: "Sfoglia all'[uovo] ([grano]), ragù di bovino e suino 34%, besciamella ([latte]), [Parmigiano]",
          }),
          line("Paella di mare surgelata", "nevalba", "550 g 5.99", {
            art: "paella,gambero",
            plainArt: true,
            ing: "Riso 38%, [cozze], [gamberi], [calamari], piselli, peperoni, zafferano",
          }),
          line("Panzerotti pomodoro e mozzarella", "rosticciera", "6 x 70 g 3.49", {
            art: "raviolo,pomodoro",
            plainArt: true,
          }),
        ],
      ),
      shelf(
        "Gelati",
        {
          side: "cucchiaio,waffle",
          pack: "tub",
          art: "gelato",
          legal: "Gelato {v}",
          nut: [9, 6, 26, 23, 0.6, 3.2, 0.1],
          ing: "[Latte] fresco intero, zucchero, [panna], {v}, [tuorlo d'uovo]",
          use: "Togliere dal freezer dieci minuti prima.",
          tell: "Mantecato lentamente, poca aria e molto latte.",
        },
        [
          line("Gelato alla {v}", "fiordineve madia", "500 g 3.99", {
            of: "vaniglia; fragola; nocciola",
            legal: "Gelato alla {v}",
            pop: 1.2,
          }),
          line("Gelato al {v}", "fiordineve origini", "500 g 4.29", {
            of: "cioccolato fondente; pistacchio; caffè",
            legal: "Gelato al {v}",
          }),
          line("Sorbetto al {v}", "fiordineve madia", "500 g 3.69", {
            of: "limone; mango",
            legal: "Sorbetto al {v}",
            ing: "Acqua, {v} 30%, zucchero, destrosio",
            nut: [0.1, 0, 29, 28, 0.5, 0.2, 0.01],
            classes: "vegano lattosio",
            art: "granita",
            tell: "Tanta frutta, niente latte.",
          }),
          line("Coni panna e cioccolato", "fiordineve madia", "6 x 70 g 3.99", {
            pack: "box",
            art: "gelato soft,cioccolato",
            plainArt: true,
            legal: "Gelato in cono",
            ing: "[Latte], zucchero, cialda ([grano]), cioccolato 12%, [nocciole]",
            tell: "La merenda dell'estate, tutto l'anno.",
          }),
          line("Stecchi ricoperti al cioccolato", "fiordineve madia", "6 x 60 g 3.79", {
            pack: "box",
            art: "cioccolato,gelato soft",
            plainArt: true,
            legal: "Gelato su stecco",
            ing: "[Latte], cioccolato 28%, zucchero, [panna]",
            tell: "La merenda dell'estate, tutto l'anno.",
          }),
          line("Ghiaccioli alla frutta", "fiordineve madia", "8 x 55 g 2.49", {
            pack: "box",
            art: "granita,arancia",
            plainArt: true,
            legal: "Ghiacciolo alla frutta",
            ing: "Acqua, zucchero, succhi di frutta 15%",
            nut: [0, 0, 19, 18, 0, 0, 0],
            classes: "vegano",
            tell: "Frutta e acqua, per le merende d'estate.",
          }),
          line("Torta gelato alla meringa", "fiordineve", "600 g 7.99", {
            pack: "box",
            art: "torta intera,gelato",
            plainArt: true,
            legal: "Torta gelato",
            ing: "[Panna] 42%, meringa 22% (zucchero, albume d'[uovo]), cioccolato",
          }),
          line("Ghiaccio in cubetti", "madia", "2 kg 1.99", {
            pack: "bag",
            art: "ghiaccio",
            plainArt: true,
            legal: "Ghiaccio alimentare",
            ing: "Acqua potabile",
            nut: [0, 0, 0, 0, 0, 0, 0],
            iva: 22,
            tell: "Per l'aperitivo e per la borsa frigo.",
            use: "Per raffreddare bevande.",
          }),
        ],
      ),
    ]),
  ],
};
