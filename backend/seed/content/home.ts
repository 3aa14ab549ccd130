import { brand } from "../../../brand.config";
import type { SeedBlock, SeedBlockPage, SeedColumn, SeedRow } from "../types-content";
import { block, copyProposal, proposal, textProposal } from "./banners";
import { seasonal } from "./seasons";

const full = (...blocks: SeedBlock[]): SeedColumn => ({ xs: 12, sm: 12, md: 12, lg: 12, xl: 12, blocks });
const half = (...blocks: SeedBlock[]): SeedColumn => ({ xs: 12, sm: 12, md: 6, lg: 6, xl: 6, blocks });
const row = (columns: SeedColumn[], background = "", fluid = false): SeedRow => ({
  fluid,
  background,
  columns,
});

const counter = proposal(
  {
    slug: "banco-servito",
    name: "Il banco, tagliato come dici tu",
    text: "Prosciutto sottile, formaggio dalla forma, pesce già sfilettato. Scegli lo spessore: ci pensano i nostri banconisti.",
    url: "/salumi-e-formaggi/salumi/salumi-al-banco",
    button: "Ordina al banco",
    art: "formaggio,pancetta,oliva,pane,uva",
    ground: "#f6ead2",
    accent: "#b5562f",
    alt: "Formaggio, salumi, olive, pane e uva",
  },
  "hero",
);

const freeDelivery = proposal(
  {
    slug: "consegna-gratuita",
    name: "Consegna gratuita da 120 euro",
    text: "E sotto i 120 paghi meno di quanto pensi: da 2,90 euro, in fasce di due ore, fino alle dieci di sera.",
    url: "/page/spedizioni",
    button: "Come funziona",
    art: "camion,latte,pane,pomodoro,uovo",
    ground: "#e3ecd9",
    accent: "#4f7f45",
    alt: "Un furgone fra latte, pane, pomodori e uova",
  },
  "hero",
);

const bread = proposal(
  {
    slug: "pane-caldo",
    name: "Pane sfornato stanotte",
    text: "Pagnotte, michette e pane di Altamura, con lievito madre.",
    url: "/pane-e-pasticceria/pane-fresco/pane-del-giorno",
    button: "Scegli il pane",
    art: "pane,baguette,grano,burro",
    ground: "#f5e5cb",
    accent: "#b5783c",
    alt: "Pani e spighe di grano",
  },
  "tile",
);

const fish = proposal(
  {
    slug: "pesce-di-oggi",
    name: "Pesce di oggi",
    text: "Dal mercato ittico alla tua cucina, già pulito.",
    url: "/pescheria/pesce-fresco/banco-del-pesce",
    button: "Vai al banco",
    art: "pesce,gambero,limone,ghiaccio",
    ground: "#dcebf0",
    accent: "#2f7fa8",
    alt: "Pesce, gamberi e limone",
  },
  "tile",
);

const heroes = seasonal(({ name, hero }) =>
  block(0, "BannerSlider", `Apertura, ${name}`, { TITLE: "", LOOP: "true" }, [
    hero,
    ...[counter, freeDelivery].map(copyProposal),
  ]),
);

const tiles = seasonal(({ name, produce, treat }) =>
  block(4, "BannerGrid", `Di stagione, ${name}`, { TITLE: "Il meglio di questi giorni" }, [
    produce,
    ...[bread, fish].map(copyProposal),
    treat,
  ]),
);

const slider = (position: number, title: string, settings: Record<string, string>) =>
  block(position, "ProductSlider", title, {
    TITLE: title,
    PRODUCT_LIMIT: "12",
    SHUFFLE: "false",
    ...settings,
  });

const story = proposal(
  {
    slug: "la-nostra-madia",
    name: "La madia di casa",
    text: "Nella madia si teneva la farina e lievitava il pane.",
    url: "/page/chi-siamo",
    button: "",
    art: "grano,pane,uovo,formaggio,miele",
    ground: "#efe4cf",
    accent: "#a9783f",
    alt: "Farina, pane, uova, formaggio e miele: quel che si tiene in una madia",
  },
  "hero",
);

const step = (slug: string, name: string, text: string, art: string, alt: string) =>
  proposal({ slug, name, text, url: "", button: "", art, ground: "#e3ecd9", accent: "#4f7f45", alt }, "tile");

const tutorial = block(20, "Tutorial", "Primi passi", { TITLE: `Benvenuto in ${brand.name}` }, [
  step(
    "passo-dove",
    "Dicci dove e quando",
    "Scegli l'indirizzo, il negozio o il locker, e la fascia di due ore: prezzi e scorte sono quelli di lì.",
    "camion,latte,pane",
    "Un furgone con latte e pane",
  ),
  step(
    "passo-carrello",
    "Riempi il carrello",
    "Con il più e il meno cambi le quantità, con la stella metti da parte in una lista.",
    "pomodoro,uovo,formaggio",
    "Pomodori, uova e formaggio",
  ),
  step(
    "passo-bilancia",
    "Al resto pensa la bilancia",
    "Paghi il peso vero: quello che vedi è una stima, e la differenza torna disponibile.",
    "carota,zucca,arancia",
    "Carote, una zucca e un'arancia",
  ),
]);

export const homePage: SeedBlockPage = {
  slug: "homepage-2023",
  title: brand.name,
  seoTitle: `${brand.name}: la spesa online con consegna a casa, ritiro e locker`,
  seoDescription:
    "Frutta e verdura di stagione, pane della notte, banco servito e oltre mille prodotti italiani. Consegna a casa in Lombardia, ritiro in negozio o al locker.",
  rows: [
    row([full(...heroes)], "", true),
    row([full(block(1, "HomepageWidget", "Il tuo carrello"))]),
    row([full(slider(1, "Quello che compri di solito", { USER_ID: "true" }))]),
    row([full(slider(2, "Offerte della settimana", { PROMO: "true" }))]),
    row([full(block(3, "ServiceDiscovery", "Servizi", { TITLE: "Arriviamo da te?" }))], "#f3eee2"),
    row([full(...tiles)]),
    row([
      full(
        slider(5, "Frutta di stagione", {
          "CATEGORY.categoryId": "110000",
          "SUB_CATEGORY.categoryId": "110100",
        }),
      ),
    ]),
    row(
      [full(block(6, "RecipeSlider", "Ricette", { TITLE: "Stasera si cucina", PRODUCT_LIMIT: "8" }))],
      "#f6efe1",
    ),
    row([
      full(
        slider(7, "Dal nostro banco", {
          "CATEGORY.categoryId": "130000",
          "SUB_CATEGORY.categoryId": "130101",
        }),
      ),
    ]),
    row([full(block(8, "LeafletSliderWrapper", "Volantini", { TITLE: "I volantini", LEAFLET_TYPE: "2" }))]),
    row([
      half(
        block(9, "StaticImage", "La madia", { CSS_STYLE: "border-radius: 18px; overflow: hidden" }, [story]),
      ),
      half(
        block(9, "StaticText", "Chi siamo", { TITLE: "Perché ci chiamiamo Madia" }, [
          textProposal(
            "perche-madia",
            "Perché ci chiamiamo Madia",
            '<p>La madia era il mobile più importante della cucina: dentro si teneva la farina, sopra si impastava il pane, e chi passava trovava sempre qualcosa da mangiare.</p><p>Noi facciamo la stessa cosa, con sei negozi in Lombardia e un mercato che viene a casa tua. Conosciamo chi coltiva, chi munge e chi inforna; a te resta il piacere di cucinare.</p><p><a href="/page/chi-siamo">La nostra storia</a></p>',
          ),
        ]),
      ),
    ]),
    row([full(block(10, "GiftCodeWidgetSlider", "I tuoi buoni", { TITLE: "I tuoi buoni" }))]),
    row([full(slider(11, "Per la colazione", { "CATEGORY.categoryId": "190000", QUERY: "" }))]),
    row([
      full(
        block(12, "ArticleCardList", "Dal giornale di Madia", {
          TITLE: "Dal giornale di Madia",
          ARTICLE_TYPE: "post",
          PRODUCT_LIMIT: "4",
        }),
      ),
    ]),
    row(
      [
        full(
          block(13, "StaticText", "Come funziona", { BACKGROUND_COLOR: "#f3eee2" }, [
            textProposal(
              "spesa-online",
              "La spesa online in Lombardia",
              "<p>Con Madia fai la spesa a Milano, Monza, Bergamo, Brescia, Como, Lodi e in più di cento comuni: scegli il giorno e la fascia oraria, componi il carrello e ricevi tutto a temperatura controllata. Preferisci passare tu? Ritiri in negozio senza scendere dall'auto, oppure al locker refrigerato, fino alle dieci di sera.</p><p>I prodotti al peso si ordinano come dal fornaio: tre mele, due etti di prosciutto, una fetta di zucca. Il prezzo esatto lo fa la bilancia e paghi solo quello che pesa.</p>",
            ),
          ]),
        ),
      ],
      "#f3eee2",
    ),
    row([full(tutorial)]),
  ],
};
