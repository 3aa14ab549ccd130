import { animateProductImage, captureCardImage } from "@/lib/navigation/image-transition";

const animate = jest.fn();

const CARD = '<ul><li><span><img alt=""></span><a href="/product/latte">Latte</a></li></ul>';
const PRODUCT = '<main><article><span><img fetchpriority="high" alt="Latte"></span></article></main>';

function showAt(markup: string, [left, top, width]: [number, number, number]): void {
  document.body.innerHTML = markup;
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue({ left, top, width, height: width, bottom: top + width } as DOMRect);
}

function leave(top: number): void {
  showAt(CARD, [20, top, 100]);
  const link = document.querySelector("a");
  if (link) captureCardImage(link);
}

function setReducedMotion(matches: boolean): void {
  Object.assign(window, { matchMedia: () => ({ matches }) });
}

beforeEach(() => {
  setReducedMotion(false);
  Object.assign(Element.prototype, { animate });
});

test("a product's picture moves from its card to its page", () => {
  leave(300);
  showAt(PRODUCT, [100, 50, 400]);
  animateProductImage();
  expect(animate).toHaveBeenCalledTimes(1);
  expect(animate).toHaveBeenCalledWith(
    { transform: ["translate(-230px, 100px) scale(0.25)", "none"] },
    expect.anything(),
  );
  animateProductImage();
  expect(animate).toHaveBeenCalledTimes(1);
});

test("nothing moves where reduced motion is wanted", () => {
  setReducedMotion(true);
  leave(300);
  showAt(PRODUCT, [100, 50, 400]);
  animateProductImage();
  expect(animate).not.toHaveBeenCalled();
});

test("a picture that nobody sees moves nowhere", () => {
  leave(-200);
  showAt(PRODUCT, [100, 50, 400]);
  animateProductImage();
  expect(animate).not.toHaveBeenCalled();
});

test("nothing moves to a page without a product", () => {
  leave(300);
  showAt("<main></main>", [0, 0, 0]);
  animateProductImage();
  expect(animate).not.toHaveBeenCalled();
});
