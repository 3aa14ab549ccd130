import type { SeedCategoryBlocks } from "../types-content";
import { block, proposal, textProposal } from "./banners";

export const categoryBlocks: SeedCategoryBlocks[] = [
  {
    categorySlug: "frutta-e-verdura",
    popup: {
      title: "La cassetta del martedì",
      content:
        "<p>Ogni martedì componiamo una cassetta con otto varietà di stagione, scelte dai nostri ortolani. La trovi in negozio e, presto, anche qui.</p>",
      openingDelay: 20,
      reopeningDays: 30,
    },
    blocks: [
      block(2, "BannerGrid", "Frutta di stagione", {}, [
        proposal(
          {
            slug: "zucche",
            name: "Tre zucche, tre cotture",
            text: "Mantovana per i tortelli, Delica per il forno, a cubetti per chi ha fretta.",
            url: "/frutta-e-verdura/verdura/cavoli-zucche-e-radici",
            button: "Scegli la tua",
            art: "zucca,erba,formaggio",
            ground: "#f4e0c4",
            accent: "#d9761f",
            alt: "Una zucca con salvia e formaggio",
          },
          "tile",
        ),
        proposal(
          {
            slug: "bio-ogni-giorno",
            name: "Bio, ogni giorno",
            text: "Datterini, carote, limoni e insalate da agricoltura biologica.",
            url: "/frutta-e-verdura/verdura",
            button: "Vedi tutto",
            art: "carota,pomodoro,foglie",
            ground: "#e3ecd2",
            accent: "#6f8f3f",
            alt: "Carote, pomodori e insalata",
          },
          "tile",
        ),
      ]),
      block(4, "StaticText", "Come scegliamo", { BACKGROUND_COLOR: "#eef3e2" }, [
        textProposal(
          "ortofrutta-come",
          "Come scegliamo la frutta",
          "<p>Assaggiamo ogni partita prima di metterla in vendita. Se una fornitura non ci convince, preferiamo dirti che è finita.</p>",
        ),
      ]),
    ],
  },
  {
    categorySlug: "macelleria",
    popup: null,
    blocks: [
      block(2, "BannerGrid", "Bolliti e brasati", {}, [
        proposal(
          {
            slug: "tempo-di-brasati",
            name: "È tempo di brasati",
            text: "Cappello del prete, biancostato, ossibuchi: le cotture lente dell'inverno lombardo.",
            url: "/macelleria/bovino-e-vitello/banco-bovino",
            button: "Dal banco",
            art: "pentola,carne,carota,cipolla",
            ground: "#f1dcd3",
            accent: "#9c3a34",
            alt: "Una pentola con carne, carote e cipolle",
          },
          "hero",
        ),
      ]),
    ],
  },
  {
    categorySlug: "pescheria",
    popup: null,
    blocks: [
      block(
        0,
        "CategoryProposals",
        "Della categoria",
        { ACTIONS: "Le ricette di mare|/ricette\nDove ritirare|/punti-vendita" },
        [
          proposal(
            {
              slug: "crudo-sicuro",
              name: "Crudo, sì, ma sicuro",
              text: "Per tartare e carpacci scegli il pesce abbattuto: te lo diciamo su ogni scheda.",
              url: "/pescheria",
              button: "Scegli il pesce",
              art: "pesce,limone,foglia",
              ground: "#dbe9ee",
              accent: "#3c7f96",
              alt: "Pesce con limone",
            },
            "tile",
          ),
        ],
      ),
      block(1, "StaticText", "Pesce e lunedì", { BACKGROUND_COLOR: "#e3f0f4" }, [
        textProposal(
          "pesce-lunedi",
          "Perché la domenica e il lunedì il banco riposa",
          "<p>Le barche escono la notte tra domenica e lunedì: per questo il pesce intero lo consegniamo dal martedì al sabato.</p>",
        ),
      ]),
    ],
  },
  {
    categorySlug: "salumi-e-formaggi",
    popup: null,
    blocks: [
      block(2, "BannerGrid", "Tagliere", {}, [
        proposal(
          {
            slug: "il-tagliere",
            name: "Il tagliere lombardo",
            text: "Bresaola, salame di Varzi, Taleggio e Bitto: quattro valli in un piatto.",
            url: "/salumi-e-formaggi/formaggi/formaggi-al-banco",
            button: "Componi il tuo",
            art: "formaggio,pancetta,pera,miele,castagna",
            ground: "#f4e5c5",
            accent: "#c08a2c",
            alt: "Formaggi, salumi, pere e miele",
          },
          "tile",
        ),
        proposal(
          {
            slug: "pinzimonio",
            name: "Con che cosa accompagnarli",
            text: "Pere, miele di castagno e pane alle noci.",
            url: "/pane-e-pasticceria/pane-fresco/pane-del-giorno",
            button: "Il pane giusto",
            art: "pera,miele,pane",
            ground: "#f3ead6",
            accent: "#b5783c",
            alt: "Pere, miele e pane",
          },
          "tile",
        ),
      ]),
    ],
  },
  {
    categorySlug: "pasta-riso-e-farine",
    popup: null,
    blocks: [
      block(3, "BannerGrid", "Risotti", {}, [
        proposal(
          {
            slug: "risotto-perfetto",
            name: "Quale riso per quale risotto",
            text: "Carnaroli per mantecare, Vialone Nano per l'onda, Arborio per i timballi.",
            url: "/news/quale-riso-per-il-risotto",
            button: "Leggi la guida",
            art: "riso,fungo,formaggio,burro",
            ground: "#f6ecd0",
            accent: "#c99a2e",
            alt: "Riso, funghi e formaggio",
          },
          "hero",
        ),
      ]),
    ],
  },
  {
    categorySlug: "vini-birre-e-liquori",
    popup: null,
    blocks: [
      block(1, "StaticText", "Vendita ai maggiorenni", { BACKGROUND_COLOR: "#f1e6e8" }, [
        textProposal(
          "maggiorenni",
          "Vendita riservata ai maggiorenni",
          "<p>Alla consegna chiederemo un documento a chi riceve la spesa. Gli alcolici non si consegnano ai locker.</p>",
        ),
      ]),
      block(3, "BannerGrid", "Bollicine lombarde", {}, [
        proposal(
          {
            slug: "franciacorta",
            name: "Bollicine di casa nostra",
            text: "Franciacorta DOCG e Bonarda vivace: brindisi a chilometro breve.",
            url: "/vini-birre-e-liquori/vino/spumanti-e-dolci",
            button: "Vai alle bollicine",
            art: "spumante,calici,uva",
            ground: "#f0e6cf",
            accent: "#b99a45",
            alt: "Spumante, calici e uva",
          },
          "hero",
        ),
      ]),
    ],
  },
  {
    categorySlug: "mondo-bimbo",
    popup: null,
    blocks: [
      block(1, "StaticText", "Latte materno", { BACKGROUND_COLOR: "#e7f2ec" }, [
        textProposal(
          "latte-materno",
          "Il latte materno è l'alimento migliore",
          "<p>L'Organizzazione mondiale della sanità raccomanda l'allattamento esclusivo al seno fino a sei mesi. Il latte artificiale va usato su consiglio del pediatra: per questo non lo mettiamo mai in offerta.</p>",
        ),
      ]),
    ],
  },
  {
    categorySlug: "cura-della-casa",
    popup: null,
    blocks: [
      block(2, "BannerGrid", "Ricariche", {}, [
        proposal(
          {
            slug: "ricariche",
            name: "La ricarica costa meno del flacone",
            text: "Stesso detersivo, un quarto della plastica.",
            url: "/cura-della-casa/bucato/detersivi-per-lavatrice",
            button: "Vedi le ricariche",
            art: "bolle,foglia,goccia",
            ground: "#dff0ee",
            accent: "#3fa06b",
            alt: "Bolle, una foglia e gocce d'acqua",
          },
          "hero",
        ),
      ]),
      block(4, "FormDetail", "Chiedi un prodotto", { CUFORM_TYPE_ID: "1", BACKGROUND_COLOR: "#e6f1ec" }),
    ],
  },
];
