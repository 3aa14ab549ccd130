import type { Department } from "../shape";
import { formaggi } from "./salumi-e-formaggi/formaggi";
import { oliveSottoliEAntipastiFreschi } from "./salumi-e-formaggi/olive-sottoli-e-antipasti-freschi";
import { salumi } from "./salumi-e-formaggi/salumi";

const COLD = "Conservare tra 0 °C e +4 °C.";

export const salumiEFormaggi: Department = {
  code: 13,
  name: "Salumi e formaggi",
  ground: "#f6ead2",
  scene: { accent: "#c98f2e", art: "formaggio,pancetta,oliva,pane,uva" },
  seo: "Salumi affettati al momento e formaggi DOP tagliati dalla forma: prosciutto crudo, mortadella, Parmigiano Reggiano, mozzarella di bufala.",
  defaults: { legal: "{name}", keep: COLD },
  aisles: [salumi, formaggi, oliveSottoliEAntipastiFreschi],
};
