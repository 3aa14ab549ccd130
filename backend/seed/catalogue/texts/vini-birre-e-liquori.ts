import type { CategoryTexts } from "./category-texts";

export const viniBirreELiquori: CategoryTexts = {
  "vini-birre-e-liquori":
    "La vendita è riservata ai maggiorenni: alla consegna possiamo chiedere un documento. Per scegliere parti dal piatto: bianco con pesce e verdure, rosso con carne e formaggi, bollicine con quasi tutto. Coricate, al buio e al fresco, le bottiglie con il sughero; in piedi birre, liquori e spumanti da bere presto.",
  "vini-birre-e-liquori/vino":
    "Denominazioni di tutta Italia, dalla bottiglia per il martedì a quella da regalare. Ogni scheda dice zona, gradazione e solfiti. Una bottiglia riempie sei calici. Aperto, un vino resta buono due o tre giorni se lo richiudi e lo metti in frigo, anche il rosso. Bere con misura fa parte del gusto.",
  "vini-birre-e-liquori/vino/rossi":
    "Chianti Classico con la fiorentina, Barbera con gli agnolotti, Montepulciano con gli arrosticini, Nero d'Avola con la caponata, Bonarda vivace con il salame, Barolo e Ripasso per le carni lunghe e i formaggi stagionati. Servi i giovani a sedici gradi, gli invecchiati a diciotto, aperti un'ora prima. D'estate mezz'ora di frigo non guasta.",
  "vini-birre-e-liquori/vino/bianchi-e-rosati":
    "Vermentino e Falanghina con il pesce, Lugana con il lago e il risotto, Friulano con il prosciutto, Gewürztraminer con speziati e formaggi forti, Chiaretto rosato da tutto pasto. A dieci gradi danno il meglio: due ore in frigo, poi nel secchiello con acqua e ghiaccio. Sono quasi tutti da bere giovani.",
  "vini-birre-e-liquori/vino/spumanti-e-dolci":
    "Prosecco per l'aperitivo, Franciacorta e Trento metodo classico per l'intero pasto, Moscato d'Asti con la torta, Lambrusco secco con lo gnocco fritto. Extra dry è più morbido di brut. Aprili inclinati, girando la bottiglia e non il tappo, a sette gradi. Con il tappo apposito le bollicine resistono un giorno.",
  "vini-birre-e-liquori/birra":
    "Chiara e dissetante con la pizza, luppolata con i fritti, rossa con lo stinco, di frumento nelle sere d'estate. La lattina protegge dalla luce, il vetro scuro quasi. In piedi, al fresco, entro la data: poche birre migliorano invecchiando. Un bicchiere pulito, bagnato d'acqua fredda, fa metà della schiuma.",
  "vini-birre-e-liquori/birra/birre-chiare-e-artigianali":
    "Lager per tutti i giorni, non filtrata dal gusto di pane, pale ale agrumata, IPA amara e profumata, doppio malto rossa per i piatti di carne, weiss con note di banana. Le artigianali non sono pastorizzate: tienile in frigo e versa piano, lasciando il lievito sul fondo. Chiare a sei gradi, ambrate a dieci.",
  "vini-birre-e-liquori/liquori-e-aperitivi":
    "Poche bottiglie per fare i classici: un bitter, un vermut, un amaro, una grappa. Durano mesi dopo l'apertura, tranne il vermut, che è vino e va in frigo. Dosa con un misurino e molto ghiaccio, e chi guida beva altro. Solo per maggiorenni, come dice il riquadro di ogni scheda.",
  "vini-birre-e-liquori/liquori-e-aperitivi/aperitivi-amari-e-distillati":
    "Bitter e vermut per un americano, tre parti di Prosecco e due di bitter per lo spritz, amaro alpino dopo cena, grappa bianca fredda o barricata a temperatura ambiente, limoncello e mirto dal congelatore. Un cucchiaio di liquore profuma macedonie e creme. Tappo stretto e ripiano in alto, lontano dai bambini.",
};
