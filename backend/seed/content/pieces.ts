import { registerScene } from "./scenes";

type Slide = {
  slideId: number;
  sliderId: number;
  position: number;
  title: string;
  /** HTML. */
  content: string;
  scene: string;
  link: string;
  /** MM-DD. */
  validFrom: string | null;
  validTo: string | null;
  deliveryServiceIds: number[];
};

const HOME_SLIDER = 1;

/** Home slider of earlier storefronts, still read by their apps. */
export const slides: Slide[] = [
  {
    slideId: 301,
    sliderId: HOME_SLIDER,
    position: 1,
    title: "La spesa di stagione",
    content: "<p>Zucche, funghi e i primi agrumi.</p>",
    scene: registerScene("slide-autunno", "banner", "zucca,fungo,arancia", "#f4e0c4", "#d9761f"),
    link: "/frutta-e-verdura",
    validFrom: null,
    validTo: "12-07",
    deliveryServiceIds: [],
  },
  {
    slideId: 302,
    sliderId: HOME_SLIDER,
    position: 2,
    title: "Ritiri in cinque minuti",
    content: "<p>Ordini la sera, passi quando torni.</p>",
    scene: registerScene("slide-ritiro", "banner", "negozio,cesto,camion", "#e3ecdf", "#4f7f45"),
    link: "/punti-vendita",
    validFrom: null,
    validTo: null,
    deliveryServiceIds: [1],
  },
  {
    slideId: 303,
    sliderId: HOME_SLIDER,
    position: 3,
    title: "Natale in tavola",
    content: "<p>Si prenota da oggi.</p>",
    scene: registerScene("slide-natale", "banner", "albero,torta intera,uva", "#f3ddd6", "#a8323f"),
    link: "/news",
    validFrom: "12-08",
    validTo: "12-26",
    deliveryServiceIds: [],
  },
];

export const uxBlocks = [
  {
    uxBlockId: 401,
    slug: "orari-delle-feste",
    title: "Orari delle feste",
    content: "<p>L'otto dicembre consegniamo fino alle 14. Il venticinque e il ventisei riposiamo.</p>",
  },
  {
    uxBlockId: 402,
    slug: "assistenza",
    title: "Serve una mano?",
    content:
      '<p>Chiamaci allo <a href="tel:+390284571320">02 8457 1320</a>, dal lunedì al sabato dalle 8 alle 21.</p>',
  },
];

/** Without a date they are drafts. */
export const stories = [
  {
    storyId: 501,
    uuid: "5d0f2a7e-3c1b-4a52-9f1e-7a1c6f0b5d01",
    slug: "il-forno-di-notte",
    name: "Il forno di notte",
    content: {
      component: "page",
      title: "Il forno di notte",
      intro: "Una notte nel forno di via Savona.",
      body: [
        { component: "text", text: "<p>Alle quattro la prima infornata è già fuori.</p>" },
        { component: "heading", text: "Il lievito" },
        { component: "text", text: "<p>Si rinfresca due volte, alle sei di sera e a mezzanotte.</p>" },
      ],
    },
    published: "2026-10-01",
  },
  {
    storyId: 502,
    uuid: "5d0f2a7e-3c1b-4a52-9f1e-7a1c6f0b5d02",
    slug: "la-nuova-corsia-di-lodi",
    name: "La nuova corsia di Lodi",
    content: { component: "page", title: "La nuova corsia di Lodi", body: [] },
    published: null,
  },
];

export const formMails = [
  {
    formId: 11,
    parameters: {
      subject: "Abbiamo ricevuto la tua richiesta",
      from_name: "Madia",
      reply_to: "ciao@madia.test",
      text: "Ti rispondiamo entro un giorno lavorativo.",
    },
  },
];
