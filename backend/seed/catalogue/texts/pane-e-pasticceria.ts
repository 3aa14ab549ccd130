import type { CategoryTexts } from "./category-texts";

export const paneEPasticceria: CategoryTexts = {
  "pane-e-pasticceria":
    "Il pane fresco si ordina per il giorno della consegna; quello confezionato fa da scorta. Per conservarlo usa un sacchetto di carta dentro uno di stoffa, mai il frigo, che lo indurisce. A fette si congela benissimo: dal freezer al tostapane in tre minuti. Torte e pasticcini viaggiano al fresco.",
  "pane-e-pasticceria/pane-fresco":
    "Sfornato nella notte e messo in borsa per ultimo. Le pagnotte grandi di grano duro durano quattro giorni, michette e baguette si mangiano in giornata. Per ravvivarle bagna appena la crosta e passale cinque minuti in forno caldo. Con quello vecchio si fanno panzanella, pappa al pomodoro, canederli e un ottimo pangrattato.",
  "pane-e-pasticceria/pane-fresco/pane-del-giorno":
    "Altamura DOP di semola rimacinata per la bruschetta e la zuppa, casereccio per tutti i giorni, integrale ai semi per la colazione salata, segale con burro e salmone, noci con i formaggi. La michetta milanese, vuota e croccante, vuole la mortadella. Chiedilo intero se vuoi che si conservi più a lungo.",
  "pane-e-pasticceria/pane-fresco/baguette-focacce-e-pizze":
    "Focaccia genovese morbida d'olio, barese con i pomodorini, pizza bianca da farcire, tranci di margherita per la merenda. Scaldale in forno senza coprirle, mai al microonde, che le fa gommose. Panini al latte e per hamburger si tostano dal lato del taglio, un minuto, così non si bagnano con le salse.",
  "pane-e-pasticceria/pane-confezionato-e-sostitutivi":
    "La riserva di casa: pane a fette per i toast, piadine per una cena veloce, cracker e fette biscottate per la colazione. Si conservano in dispensa fino alla data; dopo l'apertura conta chiudere bene. Trovi versioni integrali e senza glutine, con gli allergeni indicati nella scheda di ogni prodotto.",
  "pane-e-pasticceria/pane-confezionato-e-sostitutivi/pancarre-e-pane-a-fette":
    "Bianco e morbido per i toast, senza crosta per i tramezzini, integrale o ai cereali per la colazione, proteico per chi si allena, senza glutine in confezione a parte. Aperto, dura pochi giorni: congelane metà a fette. Raffermo, con latte e uova, diventa french toast oppure una torta salata di pane.",
  "pane-e-pasticceria/pane-confezionato-e-sostitutivi/piadine-e-tortillas":
    "La piadina romagnola si scalda in padella asciutta, un minuto per lato, e si farcisce subito: squacquerone e rucola, prosciutto, verdure grigliate. Le tortillas avvolgono carne speziata e fagioli, la pita si apre a tasca per falafel e hummus. Tagliate a spicchi e tostate in forno, fanno da chips per le salse.",
  "pane-e-pasticceria/pane-confezionato-e-sostitutivi/cracker-grissini-e-fette-biscottate":
    "Croccanti a lungo se chiusi bene in una scatola di latta. Grissini torinesi e rubatà con i salumi, cracker salati o senza sale in superficie per lo spuntino, fette biscottate con burro e marmellata. Se hanno preso umidità, due minuti in forno li fanno tornare come prima. Sbriciolati, fanno una panatura leggera.",
  "pane-e-pasticceria/pasticceria-fresca":
    "Dal laboratorio, per la domenica e le ricorrenze: torte da affettare, mignon assortiti, cornetti per la colazione di tutti. Le creme vogliono il frigo e si mangiano entro due giorni; le crostate stanno sotto una campana. Per un compleanno scegli la fascia del mattino stesso, così arriva appena fatta.",
  "pane-e-pasticceria/pasticceria-fresca/torte-e-crostate":
    "Crostata di albicocche per la merenda, Sacher per gli amanti del cioccolato, torta della nonna con crema e pinoli, cheesecake ai frutti di bosco, torte di compleanno alla frutta. Tirale fuori dal frigo venti minuti prima. Per fette pulite scalda la lama in acqua calda e asciugala a ogni taglio.",
  "pane-e-pasticceria/pasticceria-fresca/cornetti-bigne-e-mignon":
    "Cornetti al burro da scaldare due minuti in forno, bignè e cannoncini alla crema per il vassoio della domenica, cannoli con la ricotta da mangiare subito, prima che la cialda si ammorbidisca. Muffin e donut si congelano bene. Calcola tre mignon a testa dopo pranzo, cinque se sono il dolce della festa.",
};
