"use client";

import { useEffect, useState } from "react";
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

const TOLERANCE_PX = 2;

export const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const slidesOf = (embla: Embla, stop: number): HTMLElement[] => {
  const slides = embla.slideNodes();
  return (embla.internalEngine().slideRegistry[stop] ?? []).flatMap((index) => slides[index] ?? []);
};

const stopOf = (embla: Embla, slide: number) =>
  embla.internalEngine().slideRegistry.findIndex((slides) => slides.includes(slide));

export function moveBy(embla: Embla, direction: 1 | -1): void {
  const jump = prefersReducedMotion();
  if (direction > 0) embla.scrollNext(jump);
  else embla.scrollPrev(jump);
}

/** Keyboard focus must not stay on a slide that moved out of view. */
export function focusCurrentSlide(embla: Embla): void {
  const [slide] = slidesOf(embla, embla.selectedScrollSnap());
  slide?.querySelector<HTMLElement>("a[href], button:not(:disabled)")?.focus({ preventScroll: true });
}

export function showSlideOf(embla: Embla, target: Node): void {
  const slide = embla.slideNodes().findIndex((node) => node.contains(target));
  const isInView = embla.slidesInView().includes(slide);
  if (slide < 0 || isInView || stopOf(embla, slide) === embla.selectedScrollSnap()) return;
  embla.rootNode().scrollLeft = 0;
  embla.scrollTo(stopOf(embla, slide), true);
}

/** Pictures out of view are lazy: loads those of the next slides. */
function loadNeighbours(embla: Embla): void {
  const stop = embla.selectedScrollSnap();
  const count = embla.scrollSnapList().length;
  for (const neighbour of [stop, (stop + 1) % count, (stop + count - 1) % count])
    for (const slide of slidesOf(embla, neighbour))
      for (const picture of slide.querySelectorAll("img")) picture.loading = "eager";
}

/** Keeps the native scroll position. */
function takeOver(viewport: HTMLElement, embla: Embla): void {
  const [first, ...others] = embla.slideNodes();
  const scrolled = viewport.scrollLeft + (first?.offsetLeft ?? 0) - TOLERANCE_PX;
  const passed = first ? [first, ...others].filter(({ offsetLeft }) => offsetLeft < scrolled).length : 0;
  viewport.dataset.embla = "";
  viewport.removeAttribute("tabindex");
  viewport.scrollLeft = 0;
  embla.scrollTo(Math.max(0, stopOf(embla, passed)), true);
}

export function useEmbla(viewport: HTMLElement, loop: boolean) {
  const [attach, embla] = useEmblaCarousel({
    loop,
    align: "start",
    slidesToScroll: "auto",
    slides: ":scope > :not([hidden])",
    watchFocus: false,
  });
  const [position, setPosition] = useState({ index: 0, count: 0, canGoBack: false, canGoForward: false });

  useEffect(() => attach(viewport), [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    const update = () =>
      setPosition({
        index: embla.selectedScrollSnap(),
        count: embla.scrollSnapList().length,
        canGoBack: embla.canScrollPrev(),
        canGoForward: embla.canScrollNext(),
      });
    takeOver(viewport, embla);
    update();
    embla.on("select", update).on("reInit", update);
    embla.on("select", loadNeighbours).on("pointerDown", loadNeighbours);
    return () => {
      embla.off("select", update).off("reInit", update);
      embla.off("select", loadNeighbours).off("pointerDown", loadNeighbours);
      delete viewport.dataset.embla;
    };
  }, [embla, viewport]);

  return { embla, ...position };
}
