import type { SeedBlock, SeedBlockPage, SeedColumn, SeedRow } from "../types-content";
import { block, proposal, textProposal } from "./banners";
import { leaflets } from "./leaflets";
import { NEWSLETTER, PARTY_TRAY } from "./forms";

type Settings = Record<string, string>;

const column = (md: number, content: SeedBlock): SeedColumn => ({
  xs: 12,
  sm: md <= 4 ? 6 : 12,
  md,
  lg: md,
  xl: md,
  blocks: [content],
});

const row = (blocks: SeedBlock[], background = "", fluid = false): SeedRow => ({
  fluid,
  background,
  columns: blocks.map((content) => column(12 / blocks.length, content)),
});

const banner = (slug: string, name: string, display: Settings, size: "hero" | "tile" = "tile") =>
  proposal(
    {
      slug: `vetrina-${slug}`,
      name,
      text: "Di stagione, scelto a mano.",
      url: "/frutta-e-verdura",
      button: "Scopri",
      art: "zucca,arancia,uva",
      ground: "#f1e3cc",
      accent: "#c9702a",
      alt: "Zucca, arance e uva",
      display,
    },
    size,
  );

const text = (position: number, title: string, html: string, settings: Settings = {}) =>
  block(position, "StaticText", title, settings, [textProposal(`vetrina-testo-${position}`, title, html)]);

const slider = (position: number, title: string, settings: Settings) =>
  block(position, "ProductSlider", title, { TITLE: title, PRODUCT_LIMIT: "2", ...settings });

const articles = (position: number, mode: string, title: string, type: string) =>
  block(position, mode, title, { TITLE: title, ARTICLE_TYPE: type, PRODUCT_LIMIT: "2" });

const leafletId = String(leaflets[0]?.leafletId ?? 0);

/** A store outside the weekly leaflet. */
const STORE_WITHOUT_WEEKLY = "503";

const video = (id: string, path: string) =>
  `<a href="https://www.youtube.com/${path}${id}">Guarda il banco</a>`;

const ID = "aqz-KE-bpKQ";

/** Every kind of block on one page that is in no menu. */
export const showcase: SeedBlockPage = {
  slug: "vetrina",
  title: "La vetrina",
  seoTitle: "La vetrina di Madia",
  seoDescription:
    "Banner, vetrine di prodotti, ricette, volantini e testi: tutto quello che una pagina di Madia può mostrare.",
  rows: [
    row(
      [
        block(0, "BannerSlider", "Apertura", { LOOP: "true", AUTOPLAY: "6" }, [
          banner("apertura", "La vetrina d'autunno", {}, "hero"),
          banner("inverno", "La vetrina d'inverno", {}, "hero"),
          banner("primavera", "La vetrina di primavera", {}, "hero"),
        ]),
      ],
      "",
      true,
    ),
    row([
      block(1, "BannerGrid", "Allineati", { TITLE: "Allineati" }, [
        banner("sinistra", "A sinistra", { text_align: "left" }),
        banner("centro", "Al centro", { text_align: "center" }),
        banner("destra", "A destra", { text_align: "right" }),
      ]),
    ]),
    row([
      block(2, "BannerGrid", "Velati", {}, [
        banner("velo", "Parole sulla fotografia", { show_black_layer: "true" }),
        banner("intera", "La fotografia intera", { contain: "true", outlined: "true" }),
      ]),
    ]),
    row([
      block(3, "BannerGrid", "Larghezze", {}, [
        banner("larga", "Due terzi", { width_percent: "66", button_color: "#7a3b12" }),
        banner("stretta", "Un terzo", { width_percent: "33", outlined: "true", button_color: "#7a3b12" }),
      ]),
    ]),
    row([
      block(4, "BannerGrid", "Colori", {}, [
        banner("scura", "Chiaro su scuro", { background_color: "#1f4f27", text_color: "#ffffff" }),
        banner("nascosta", "Non sulla prima pagina", { hide_in_home: "true" }),
      ]),
    ]),
    row([
      slider(5, "Frutta", { "CATEGORY.categoryId": "110000" }),
      slider(5, "Cerca «pasta»", { QUERY: "pasta" }),
    ]),
    row([slider(6, "Novità", { LAYOUT: "28" }), slider(6, "A sorpresa", { SHUFFLE: "true" })]),
    row([slider(7, "In offerta", { PROMO: "true" }), slider(7, "Le tue abitudini", { USER_ID: "true" })]),
    row([
      block(8, "CrmProductSlider", "Scelti", { TITLE: "Scelti per te", PRODUCT_LIMIT: "2" }),
      slider(8, "Per la tua consegna", { TIMESLOT_ID: "true" }),
    ]),
    row([
      text(9, "Uno", "<p>Un terzo della riga.</p>"),
      text(9, "Due", "<p>Un altro terzo.</p>"),
      text(9, "Tre", "<p>L'ultimo.</p>"),
    ]),
    row([
      text(10, "Video", `<p>${video(ID, "watch?v=")}, ${video(ID, "embed/")} o ${video(ID, "shorts/")}.</p>`),
      text(10, "Colorato", "<p>Con un fondo e un <b>bordo</b>.</p>", {
        BACKGROUND_COLOR: "#e3ecd9",
        CSS_STYLE: "b { text-decoration: underline } p { padding-left: 1rem; border-left: 4px solid }",
      }),
    ]),
    row([articles(11, "RecipeSlider", "Ricette", "recipe")]),
    row([articles(12, "ArticleSlider", "Dal giornale", "post")]),
    row([articles(13, "ArticleList", "Letture", "post"), articles(13, "ArticleCardList", "Schede", "post")]),
    row([
      block(14, "StaticImage", "Figura", {}, [banner("figura", "Una figura", {}, "hero")]),
      text(14, "Accanto", "<p>Alla figura.</p>"),
    ]),
    row([
      block(15, "LeafletSliderWrapper", "Volantini", {
        TITLE: "Volantini",
        LEAFLET_TYPE: "2",
        WAREHOUSE_ID: STORE_WITHOUT_WEEKLY,
      }),
    ]),
    row([block(16, "LeafletViewerWrapper", "Sfoglia", { LEAFLET_ID: leafletId, LEAFLET_TYPE: "2" })]),
    row([block(17, "ServiceDiscovery", "Servizi", { TITLE: "Arriviamo da te?" })], "#e3ecd9", true),
    row([block(18, "HomepageWidget", "Carrello"), block(18, "CartInfoCardWrapper", "Consegna")]),
    row([block(19, "GiftCodeWidgetSlider", "Buoni", { TITLE: "I tuoi buoni" })]),
    row([
      block(20, "FormDetail", "Lettera", { FORM_ID: String(NEWSLETTER) }),
      block(20, "FormDetail", "Vassoio", { CUFORM_TYPE_ID: String(PARTY_TRAY) }),
    ]),
    row([
      block(21, "BannerSlider", "Del momento", { TITLE: "Del momento", SLIDER_ID: "1" }),
      block(21, "BannerSlider", "Tutte", { TITLE: "Di tutto l'inverno", SLIDES_ID: "1" }),
    ]),
    row([block(22, "StaticText", "Feste", { UX_BLOCK: "orari-delle-feste" })]),
    row([
      block(21, "NonEsiste", "Di un altro negozio"),
      text(21, "Il vicino resta", "<p>Anche se un blocco non c'è.</p>"),
    ]),
    row([
      text(22, "Quattro", "<ul><li>uno</li><li>due</li></ul>"),
      text(22, "Cinque", "<ol><li>uno</li><li>due</li></ol>"),
    ]),
    row([block(23, "BannerGrid", "Ultimi", {}, [banner("ultima", "Una per tutta la riga", {}, "tile")])]),
    row([
      text(24, "Sei", "<p>Ancora un terzo.</p>"),
      text(24, "Sette", "<p>Ancora un altro.</p>"),
      text(24, "Otto", "<p>E il terzo.</p>"),
    ]),
  ],
};
