import type { CategoryTexts } from "./category-texts";

export const acquaEBevande: CategoryTexts = {
  "acqua-e-bevande":
    "Il peso lo portiamo noi, tu scegli il formato: sei bottiglie grandi per casa, mezzo litro per la borsa, vetro per la tavola. In etichetta il residuo fisso dice quanto è ricca di sali l'acqua. Per le bibite guarda gli zuccheri per cento millilitri. Tutto al riparo dal sole, soprattutto la plastica.",
  "acqua-e-bevande/acqua":
    "Una persona ne beve circa un litro e mezzo al giorno, d'estate di più: per una famiglia di quattro, sei confezioni bastano una settimana. Naturale o con bollicine, leggera o mineralizzata, si sceglie a gusto. Le confezioni chiuse stanno in luogo fresco, lontano da detersivi e odori.",
  "acqua-e-bevande/acqua/acqua-naturale":
    "Oligominerale per ogni giorno, in vetro per la tavola, minimamente mineralizzata per preparare la pappa dei piccoli, secondo il parere del pediatra. Residuo fisso e sodio sono nella scheda. Aperta, la bottiglia si richiude e si finisce in due giorni. Formato grande per casa, piccolo per scuola e palestra.",
  "acqua-e-bevande/acqua/acqua-frizzante-ed-effervescente":
    "Bollicine forti per chi le vuole vive, leggermente frizzante per accompagnare il pesce, effervescente naturale che esce così dalla sorgente, tonica per i cocktail. Servila a dieci gradi, il freddo trattiene il gas. Un goccio di frizzante rende più leggera la pastella del fritto. Tappo stretto, e in piedi nel frigo.",
  "acqua-e-bevande/succhi-e-bibite":
    "Succo al cento per cento, nettare e bevanda alla frutta non sono la stessa cosa: cambia quanta frutta c'è e se lo zucchero è aggiunto, ed è scritto davanti. Le bibite si servono fredde, i tè anche. Una volta aperti, i succhi vanno in frigo e si bevono in tre o quattro giorni.",
  "acqua-e-bevande/succhi-e-bibite/succhi-e-nettari":
    "Arancia e ananas al cento per cento per la colazione, nettari densi di pera e pesca per la merenda, ACE per l'inverno, spremuta fresca dal banco frigo, da finire in due giorni. Agitali prima di versare. Con acqua frizzante diventano una bibita leggera; congelati negli stampi, ghiaccioli per i bambini.",
  "acqua-e-bevande/succhi-e-bibite/bibite-gassate":
    "Cola con o senza zuccheri, aranciata, limonata, e le bibite di una volta: chinotto amaro, cedrata, gassosa. Lattine per il frigo dell'ufficio, bottiglie grandi per le feste: un litro e mezzo riempie otto bicchieri. La gassosa allunga la birra chiara, il chinotto sta con le fette d'arancia. Chi conta gli zuccheri legga la tabella.",
  "acqua-e-bevande/succhi-e-bibite/te-freddo-sport-e-sciroppi":
    "Tè al limone e alla pesca da tenere in frigo, verde senza zucchero, isotonica dopo lo sport, sciroppi di menta e amarena da allungare uno a sette. Gli energy drink contengono molta caffeina: non sono adatti a bambini e a chi aspetta un figlio. Lo sciroppo bagna anche il pan di Spagna delle torte.",
};
