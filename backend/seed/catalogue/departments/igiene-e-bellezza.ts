import { aisle, line, shelf, type Department } from "../shape";

export const igieneEBellezza: Department = {
  code: 28,
  name: "Igiene e bellezza",
  ground: "#f3e4ea",
  scene: { accent: "#c0628a", art: "lozione,sapone,rosa,spazzolino" },
  seo: "Bagnoschiuma, shampoo, dentifricio, deodoranti, creme, rasatura, assorbenti e integratori: cura della persona a domicilio.",
  defaults: {
    iva: 22,
    pack: "flask",
    warn: "Uso esterno. Evitare il contatto con gli occhi. Tenere fuori dalla portata dei bambini.",
    from: "Italia",
  },
  aisles: [
    aisle("Corpo e viso", { art: "lozione" }, [
      shelf(
        "Bagno e doccia",
        {
          side: "vasca,foglia,fiore",
          use: "Applicare sulla pelle bagnata e risciacquare.",
          tell: ["Con pH fisiologico e schiuma leggera.", "Deterge senza seccare la pelle."],
          art: "bolle",
        },
        [
          line("Bagnoschiuma {v}", "erbolina madia", "500 ml 2.49", {
            of: "lavanda e camomilla; muschio bianco; agrumi",
          }),
          line("Docciaschiuma uomo alla menta", "barbaquieta", "400 ml 2.99", {
            art: "germoglio,vasca",
            plainArt: true,
          }),
          line("Doccia shampoo sport", "barbaquieta madia", "400 ml 2.49", {
            art: "goccia,bolle",
            plainArt: true,
          }),
          line("Sapone liquido mani", "erbolina madia", "300 ml 1.49; 1 l 2.99", {
            of: "aloe; talco",
            art: "sapone",
          }),
          line("Sapone di Marsiglia solido", "erbolina madia", "4 x 100 g 3.29", {
            art: "sapone",
            plainArt: true,
            pack: "box",
          }),
          line("Detergente intimo delicato", "dermasole erbolina madia", "250 ml 3.49", {
            art: "fiore,goccia",
            plainArt: true,
          }),
          line("Sali da bagno alle erbe", "erbolina", "500 g 4.99", {
            pack: "jar",
            art: "lavanda,vasca",
            plainArt: true,
          }),
        ],
      ),
      shelf(
        "Creme e deodoranti",
        { use: "Massaggiare fino ad assorbimento.", tell: "Si assorbe in fretta, non unge.", art: "lozione" },
        [
          line("Crema viso idratante giorno", "dermasole erbolina", "50 ml 8.90", {
            pack: "jar",
            art: "rosa,goccia",
            plainArt: true,
          }),
          line("Crema viso antirughe notte", "dermasole", "50 ml 12.90", {
            pack: "jar",
            art: "lavanda,scintille",
            plainArt: true,
          }),
          line("Crema mani nutriente", "dermasole erbolina madia", "75 ml 2.99", {
            pack: "tube",
            art: "lozione,fiore",
            plainArt: true,
          }),
          line("Latte corpo alle mandorle", "erbolina madia", "250 ml 3.99", {
            art: "castagna,lozione",
            plainArt: true,
          }),
          line("Acqua micellare", "dermasole madia", "400 ml 4.49", {
            art: "goccia,margherita",
            plainArt: true,
          }),
          line("Deodorante roll-on senza sali di alluminio", "erbolina dermasole", "50 ml 3.29", {
            art: "foglia,fiore",
            plainArt: true,
          }),
          line("Deodorante spray fresco", "barbaquieta madia", "150 ml 2.49", {
            pack: "spray",
            art: "onda,goccia",
            plainArt: true,
            warn: "Aerosol estremamente infiammabile. Recipiente sotto pressione.",
          }),
          line("Crema solare SPF 50", "dermasole", "200 ml 11.90", {
            art: "sole,lozione",
            plainArt: true,
            use: "Applicare prima dell'esposizione e ripetere ogni due ore.",
          }),
          line("Dischetti di cotone", "morbilla madia", "80 pz 1.29", {
            pack: "pouch",
            art: "neve,fiore",
            plainArt: true,
          }),
        ],
      ),
    ]),
    aisle("Capelli, denti e rasatura", {}, [
      shelf(
        "Capelli",
        {
          side: "pettine,goccia,foglia",
          art: "bolle",
          use: "Massaggiare sui capelli bagnati e risciacquare.",
          tell: "Capelli leggeri e lucidi, senza parabeni.",
        },
        [
          line("Shampoo {v}", "capelvento erbolina madia", "250 ml 2.79", {
            of: "lavaggi frequenti; capelli secchi all'olio di argan; antiforfora",
          }),
          line("Balsamo districante", "capelvento madia", "250 ml 2.99", {
            art: "pettine,lozione",
            plainArt: true,
          }),
          line("Maschera nutriente", "capelvento", "300 ml 4.99", {
            pack: "jar",
            art: "cocco,pettine",
            plainArt: true,
          }),
          line("Lacca tenuta forte", "capelvento", "300 ml 3.99", {
            pack: "spray",
            art: "pettine,scintille",
            plainArt: true,
            warn: "Aerosol estremamente infiammabile.",
          }),
          line("Gel effetto bagnato", "capelvento madia", "200 ml 2.49", {
            pack: "tube",
            art: "pettine,goccia",
            plainArt: true,
          }),
          line("Tinta castano naturale", "capelvento", "1 pz 6.49", {
            pack: "box",
            art: "pettine,castagna",
            plainArt: true,
            warn: "Può provocare reazioni allergiche: eseguire la prova 48 ore prima.",
          }),
        ],
      ),
      shelf(
        "Igiene orale",
        {
          side: "scintille,germoglio,goccia",
          pack: "tube",
          art: "spazzolino",
          use: "Dopo ogni pasto, per due minuti.",
          tell: "Alito fresco e smalto protetto.",
        },
        [
          line("Dentifricio {v}", "sorrisana madia", "75 ml 1.99; 2 x 75 ml 3.29", {
            of: "menta fresca; sbiancante; gengive sensibili",
            pop: 1.2,
          }),
          line("Dentifricio junior alla fragola", "sorrisana", "50 ml 2.29"),
          line("Collutorio senza alcol", "sorrisana madia", "500 ml 3.49", {
            pack: "bottle",
            art: "goccia,germoglio",
            plainArt: true,
          }),
          line("Spazzolino setole medie", "sorrisana madia", "1 pz 1.99; 2 pz 2.99", {
            pack: "box",
            plainArt: true,
          }),
          line("Spazzolino in bambù", "sorrisana", "1 pz 2.99", { pack: "box" }),
          line("Filo interdentale cerato", "sorrisana madia", "50 m 2.29", {
            pack: "box",
            plainArt: true,
            art: "spazzolino,scintille",
          }),
        ],
      ),
      shelf(
        "Rasatura e depilazione",
        {
          side: "goccia,foglia",
          art: "rasoio",
          use: "Usare su pelle umida.",
          tell: "Scorre senza strappi.",
          plainArt: true,
        },
        [
          line("Schiuma da barba", "barbaquieta madia", "300 ml 2.29", {
            pack: "spray",
            art: "bolle,rasoio",
          }),
          line("Gel da barba pelli sensibili", "barbaquieta dermasole", "200 ml 3.29", {
            pack: "tube",
            art: "goccia,rasoio",
          }),
          line("Rasoi usa e getta tre lame", "barbaquieta madia", "4 pz 3.99", { pack: "pouch" }),
          line("Dopobarba balsamo", "barbaquieta", "100 ml 4.99", { art: "lozione,foglia" }),
          line("Strisce depilatorie", "dermasole", "20 pz 5.49", { pack: "box", art: "fiore" }),
        ],
      ),
    ]),
    aisle("Assorbenti e benessere", {}, [
      shelf(
        "Assorbenti e incontinenza",
        {
          side: "foglia,neve",
          iva: 10,
          pack: "pouch",
          art: "fiore",
          plainArt: true,
          use: "Gettare nel rifiuto secco.",
          tell: "Sottili, traspiranti, dermatologicamente testati.",
          warn: "Tenere il sacchetto lontano dai bambini.",
        },
        [
          line("Assorbenti con ali", "erbolina madia", "14 pz 2.29"),
          line("Assorbenti notte", "erbolina madia", "10 pz 2.29", { art: "fiore,lavanda" }),
          line("Proteggislip", "erbolina madia", "30 pz 1.69", { art: "margherita" }),
          line("Assorbenti interni", "erbolina", "16 pz 3.49", {
            art: "tulipano",
            warn: "Leggere il foglietto: rischio di sindrome da shock tossico.",
          }),
          line("Coppetta mestruale", "erbolina", "1 pz 12.90", { pack: "box", art: "tulipano,goccia" }),
        ],
      ),
      shelf(
        "Integratori e primo soccorso",
        {
          pack: "box",
          art: "pillola",
          plainArt: true,
          use: "Non superare le dosi consigliate.",
          tell: "Con piante officinali delle Alpi.",
          warn: "Gli integratori non sostituiscono una dieta varia ed equilibrata. Tenere fuori dalla portata dei bambini.",
        },
        [
          line("Vitamina C masticabile", "vitalpina madia", "30 pz 4.99", {
            art: "arancia,pillola",
            iva: 10,
          }),
          line("Magnesio e potassio in bustine", "vitalpina madia", "20 pz 5.99", {
            art: "limone,goccia",
            iva: 10,
          }),
          line("Fermenti lattici in capsule", "vitalpina", "20 pz 7.90", { art: "pillola,foglia", iva: 10 }),
          line("Melatonina gocce", "vitalpina", "30 ml 8.90", {
            pack: "bottle",
            art: "lavanda,goccia",
            iva: 10,
          }),
          line("Cerotti assortiti", "dermasole madia", "40 pz 2.49", { art: "cerotto" }),
          line("Disinfettante cutaneo", "dermasole madia", "250 ml 2.99", {
            pack: "bottle",
            art: "goccia,cerotto",
          }),
          line("Termometro digitale", "vitalpina", "1 pz 6.90", {
            art: "scintille,pillola",
            infos: { MAXACQ: "2" },
          }),
        ],
      ),
    ]),
  ],
};
