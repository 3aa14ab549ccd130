import { brand } from "../../../brand.config";
import type { SeedMenu, SeedMenuItem } from "../types-content";

let lastId = 900;

const item = (title: string, url: string, children: SeedMenuItem[] = []): SeedMenuItem => {
  lastId += 1;
  return { id: lastId, title, url, children };
};

export const menus: SeedMenu[] = [
  {
    location: "header",
    name: "Testata",
    items: [
      item("Offerte", "/offerte"),
      item("Volantini", "/volantini"),
      item("Ricette", "/ricette"),
      item("Giornale", "/news"),
      item("Negozi", "/punti-vendita"),
      item("Come funziona", "/page/spedizioni"),
    ],
  },
  {
    location: "footer",
    name: "Piè di pagina",
    items: [
      item("La spesa", "", [
        item("Come funziona la consegna", "/page/spedizioni"),
        item("Aiuto", "/page/domande-frequenti"),
        item("Dove consegniamo", "/service-discovery"),
        item("I nostri negozi", "/punti-vendita"),
        item("I volantini", "/volantini"),
        item("Scarica l'app", "/scarica-app-iperdrive"),
      ]),
      item(brand.name, "", [
        item("Chi siamo", "/page/chi-siamo"),
        item("Il giornale", "/news"),
        item("Le ricette", "/ricette"),
        item("Lavora con noi", "/page/lavora-con-noi"),
        item("Contatti", "/page/contatti"),
      ]),
      item("Le regole", "", [
        item("Condizioni di vendita", "/page/condizioni"),
        item("Privacy", "/page/privacy"),
        item("Cookie", "/page/cookie"),
        item("Accessibilità", "/page/accessibilita"),
      ]),
    ],
  },
  {
    location: "service",
    name: "Barra di servizio",
    items: [item("Aiuto", "/page/domande-frequenti"), item(brand.cardName, "/page/carta-madia")],
  },
];
