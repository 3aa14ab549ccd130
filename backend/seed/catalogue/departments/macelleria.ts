import { aisle, line, loose, shelf, type Department } from "../shape";

const COLD = "Conservare tra 0 °C e +4 °C. Consumare previa accurata cottura.";
const BEEF = [
  "Bovino nato, allevato e macellato in Italia",
  "Nato in Francia, allevato e macellato in Italia",
];

export const macelleria: Department = {
  code: 12,
  name: "Macelleria",
  ground: "#f3e2dc",
  scene: { accent: "#a5383c", art: "carne,pollo,cosciotto,erba" },
  seo: "Carne di bovino, vitello, suino, pollo e tacchino: al banco con il taglio che preferisci o in vaschetta, con origine e filiera dichiarate.",
  defaults: {
    iva: 10,
    keep: COLD,
    use: "Da consumarsi previa accurata cottura.",
    legal: "{name}",
    pack: "tray",
    kind: "Confezione",
    infos: { WEIGHT_VARIABLE: "true" },
  },
  aisles: [
    aisle("Bovino e vitello", { art: "carne", from: BEEF }, [
      shelf(
        "Banco bovino",
        {
          side: "erba,fuoco,aglio,foglie",
          kind: "Sfuso",
          pack: "loose",
          nut: [6.5, 2.6, 0, 0, 0, 21.5, 0.12],
          use: "Togliere dal frigorifero mezz'ora prima di cuocere.",
          tell: [
            "Il taglio si fa al banco, al momento dell'ordine.",
            "Dieci giorni di frollatura, tenerezza che si sente.",
          ],
        },
        [
          loose("Costata di scottona con osso", 24.9, { unit: 0.7, options: "bistecca", classes: "" }),
          loose("Fiorentina di Chianina IGP", 39.9, {
            unit: 1.1,
            options: "bistecca",
            infos: { LEAD_TIME: "24" },
          }),
          loose("Filetto di bovino adulto", 42.9, { start: 0.2, step: 0.1, options: "bistecca" }),
          loose("Fettine di scottona scelte", 21.9, { start: 0.2, step: 0.1, pop: 1.6 }),
          loose("Macinato scelto di bovino", 13.9, { start: 0.3, step: 0.1, options: "macinato", pop: 2.2 }),
          loose("Bocconcini per spezzatino", 15.9, {
            start: 0.4,
            step: 0.2,
            art: "pentola,carne",
            plainArt: true,
          }),
          loose("Biancostato per bollito", 9.9, { start: 0.5, step: 0.25 }),
          loose("Cappello del prete per brasato", 16.9, {
            start: 0.8,
            step: 0.2,
            infos: { PRODUCT_LOCK_CUTOFF: "18:00" },
          }),
        ],
      ),
      shelf(
        "Bovino in vaschetta",
        {
          side: "erba,insalata,pomodoro,aglio",
          nut: [7, 2.9, 0, 0, 0, 21, 0.13],
          use: "Aprire dieci minuti prima della cottura.",
          tell: [
            "In atmosfera protettiva, per conservare colore e freschezza.",
            "Porzioni regolari, pronte da cuocere.",
          ],
        },
        [
          line("Hamburger di scottona", "cortevecchia madia", "200 g 3.49; 400 g 6.29", {
            infos: {},
            kind: "Pezzo",
            art: "burger,carne",
            plainArt: true,
            ing: "Carne di bovino 95%, acqua, sale, fibra vegetale, aromi",
            pop: 1.8,
          }),
          line("Hamburger di Angus", "cortevecchia", "200 g 4.29", {
            infos: {},
            kind: "Pezzo",
            art: "burger,carne",
            plainArt: true,
            ing: "Carne di bovino Angus 96%, sale, aromi",
          }),
          line("Macinato magro di bovino", "cortevecchia madia belbosco", "400 g 5.49", {
            infos: { QTY_MULT: "3", WEIGHT_VARIABLE: "true" },
          }),
          line("Fettine di bovino adulto", "cortevecchia madia", "350 g 7.29"),
          line("Tagliata di scottona", "cortevecchia belbosco", "400 g 10.90"),
          line("Straccetti di bovino", "cortevecchia", "300 g 6.49"),
          line("Ossibuchi di bovino", "cortevecchia", "600 g 8.49"),
          line("Carpaccio di bovino", "cortevecchia", "100 g 3.99", {
            infos: {},
            kind: "Pezzo",
            use: "Servire freddo con olio e scaglie di grana.",
            keep: "Conservare tra 0 °C e +2 °C.",
          }),
        ],
      ),
      shelf(
        "Vitello",
        {
          side: "limone,erba,burro",
          nut: [3.5, 1.3, 0, 0, 0, 20.6, 0.2],
          from: [
            "Vitello nato in Olanda, allevato e macellato in Italia",
            "Nato, allevato e macellato in Italia",
          ],
          tell: "Carne chiara e delicata, per scaloppine e arrosti.",
        },
        [
          loose("Fesa di vitello a fette", 26.9, {
            pack: "loose",
            start: 0.2,
            step: 0.1,
            options: "spessore",
            infos: { SPLIT_ON_PACKAGE: "true" },
          }),
          loose("Arrosto di vitello legato", 21.9, {
            pack: "loose",
            start: 0.8,
            step: 0.2,
            infos: { LEAD_TIME: "24" },
            art: "cosciotto,erba",
            plainArt: true,
          }),
          line("Scaloppine di vitello", "cortevecchia madia", "300 g 7.99"),
          line("Ossobuco di vitello", "cortevecchia", "500 g 8.99", { label: "Ossobuco" }),
          line("Fegato di vitello a fette", "cortevecchia", "250 g 5.99"),
        ],
      ),
    ]),
    aisle("Pollo e tacchino", { art: "pollo", from: "Italia", reared: "Italia", slaughtered: "Italia" }, [
      shelf(
        "Pollo",
        {
          side: "erba,limone,patata,peperone,aglio",
          nut: [3.6, 1, 0, 0, 0, 21.4, 0.15],
          use: "Cuocere fino al cuore, almeno 75 °C.",
          tell: ["Da allevamenti a terra, con mangimi senza OGM.", "Carne soda e poco acquosa."],
        },
        [
          line("Petto di pollo a fette", "tigli madia belbosco", "400 g 5.29; 700 g 8.69", { pop: 2.5 }),
          line("Petto di pollo intero", "tigli madia", "500 g 5.99"),
          line("Cosce di pollo", "tigli madia", "600 g 3.29"),
          line("Sovracosce di pollo disossate", "tigli", "500 g 4.69"),
          line("Fusi di pollo", "tigli madia", "600 g 2.99"),
          line("Alette di pollo", "tigli", "500 g 2.49"),
          line("Pollo intero a busto", "tigli belbosco", "1,2 kg 7.49"),
          line("Galletto livornese", "belbosco", "500 g 5.49"),
          line("Straccetti di pollo", "tigli madia", "350 g 4.79"),
          line("Macinato di pollo", "tigli", "400 g 4.29"),
          loose("Pollo allo spiedo da cuocere", 7.9, {
            pack: "loose",
            unit: 1.2,
            infos: { PRODUCT_LOCK_CUTOFF: "17:00" },
            dayLock: "2",
          }),
        ],
      ),
      shelf(
        "Tacchino e coniglio",
        {
          side: "erba,limone,oliva",
          nut: [1.5, 0.5, 0, 0, 0, 23, 0.12],
          use: "Cuocere fino al cuore, almeno 75 °C.",
          tell: "Carne magra e versatile, dalla piastra al forno.",
        },
        [
          line("Fesa di tacchino a fette", "tigli madia", "400 g 5.49"),
          line("Bocconcini di tacchino", "tigli", "400 g 4.99"),
          line("Arrosto di tacchino alle erbe", "tigli", "700 g 7.49", {
            art: "cosciotto,erba",
            plainArt: true,
            ing: "Fesa di tacchino 92%, acqua, sale, rosmarino, aromi",
          }),
          line("Coniglio a pezzi", "belbosco", "800 g 9.90", { art: "cosciotto", from: "Italia" }),
          line("Faraona a busto", "belbosco", "1,1 kg 9.49", { from: "Francia e Italia", reared: "Francia" }),
          line("Petto d'anatra", "belbosco", "350 g 8.49", {
            art: "cosciotto,arancia",
            plainArt: true,
            from: "Francia",
            reared: "Francia",
            slaughtered: "Francia",
          }),
        ],
      ),
    ]),
    aisle(
      "Suino, agnello e preparati",
      { art: "cosciotto", from: "Italia", reared: "Italia", slaughtered: "Italia" },
      [
        shelf(
          "Suino",
          {
            side: "erba,mela,patata,fuoco",
            nut: [8, 3, 0, 0, 0, 21, 0.14],
            use: "Cuocere a fuoco vivo, poi lasciar riposare.",
            tell: "Da suini pesanti italiani, quelli dei prosciutti DOP.",
          },
          [
            line("Lonza di suino a fette", "cortevecchia madia", "400 g 3.99"),
            line("Costine di suino", "cortevecchia madia", "700 g 5.29"),
            line("Braciole con osso", "cortevecchia madia", "500 g 4.29"),
            line("Filetto di suino", "cortevecchia", "450 g 5.49"),
            line("Pancetta fresca a fette", "cortevecchia", "400 g 3.99"),
            line("Salsiccia a metro", "cortevecchia madia valdoppia", "400 g 4.29", {
              art: "wurstel",
              ing: "Carne di suino 96%, sale, spezie, aromi naturali. Antiossidante: E301",
              legal: "Salsiccia fresca di suino",
              nut: [23, 8.5, 0.5, 0.5, 0, 16, 1.9],
            }),
            line("Luganega di Monza", "valdoppia", "400 g 4.99", {
              art: "wurstel",
              classes: "lombardia",
              ing: "Carne di suino 92%, brodo di carne, [formaggio] grana padano, sale, spezie",
              nut: [22, 8, 0.6, 0.4, 0, 16, 1.8],
            }),
            loose("Arrosto di lonza legato", 10.9, {
              pack: "loose",
              start: 0.8,
              step: 0.2,
              infos: { LEAD_TIME: "24" },
            }),
          ],
        ),
        shelf(
          "Agnello",
          {
            nut: [12, 5.5, 0, 0, 0, 18, 0.17],
            from: ["Agnello di Sardegna IGP", "Italia"],
            tell: "Carne tenera, profumo di pascolo.",
          },
          [
            line("Costolette di agnello", "belbosco", "400 g 9.49", { art: "carne,erba", plainArt: true }),
            line("Cosciotto di agnello", "belbosco", "1,3 kg 19.90"),
            line("Agnello a pezzi per spezzatino", "belbosco", "700 g 11.90", {
              art: "pentola,cosciotto",
              plainArt: true,
            }),
          ],
        ),
        shelf(
          "Elaborati pronti da cuocere",
          {
            side: "insalata,limone,patatine",
            kind: "Pezzo",
            infos: {},
            nut: [11, 3.5, 7, 1, 1, 16, 1.3],
            use: "Padella a fuoco medio, otto minuti per lato.",
            tell: "Dal nostro laboratorio, senza glutammato.",
          },
          [
            line("Polpette di bovino al sugo", "cortevecchia madia", "350 g 4.69", {
              art: "pomodoro,cosciotto",
              ing: "Carne di bovino 62%, pomodoro, pangrattato ([grano]), [uova], [formaggio] grattugiato, sale",
            }),
            line("Spiedini misti con verdure", "cortevecchia tigli", "400 g 5.69", {
              art: "peperone,carne,cipolla",
              plainArt: true,
              ing: "Carne di suino, carne di pollo, peperoni, cipolla, sale, rosmarino",
            }),
            line("Cordon bleu di pollo", "tigli madia", "400 g 4.49", {
              art: "pollo,formaggio",
              plainArt: true,
              ing: "Petto di pollo 58%, pangrattato ([grano]), prosciutto cotto, [formaggio] 10%, olio di girasole, sale",
            }),
            line("Cotolette di pollo", "tigli madia", "300 g 3.49", {
              art: "pollo",
              plainArt: true,
              ing: "Petto di pollo 65%, pangrattato ([grano]), olio di girasole, [uova], sale",
            }),
            line("Involtini con speck e provola", "cortevecchia", "350 g 5.99", {
              art: "pancetta,formaggio",
              plainArt: true,
              ing: "Carne di suino 70%, [provola] 14%, speck 10%, pangrattato ([grano])",
            }),
            line("Arrosticini abruzzesi", "belbosco", "300 g 6.99", {
              art: "cosciotto,fuoco",
              plainArt: true,
              ing: "Carne di ovino 100%",
              from: "Italia, Abruzzo",
            }),
            line("Burger di tacchino e spinaci", "tigli", "200 g 2.99", {
              art: "burger,foglie",
              plainArt: true,
              ing: "Carne di tacchino 78%, spinaci 12%, pangrattato ([grano]), sale",
            }),
          ],
        ),
      ],
    ),
  ],
};
