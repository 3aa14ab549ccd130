import { carouselMotion } from "@/lib/content/carousel-motion";

test.each([
  [{}, {}],
  [{ LOOP: "false", AUTOPLAY: "0" }, {}],
  [{ LOOP: "true" }, { loop: true }],
  [
    { LOOP: "1", AUTOPLAY: "8" },
    { loop: true, autoplaySeconds: 8 },
  ],
  [{ AUTOPLAY: "1" }, { autoplaySeconds: 4 }],
  [{ AUTOPLAY: "9999" }, { autoplaySeconds: 60 }],
  [{ AUTOPLAY: "soon" }, {}],
])("%j asks for %j", (settings, motion) => expect(carouselMotion(settings)).toEqual(motion));
