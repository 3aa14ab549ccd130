"use client";

import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from "react";

const MIN_SCALE = 1;
const MAX_SCALE = 4;
const SCALE_STEP = 0.5;
const DOUBLE_TAP_SCALE = 2;

const clampScale = (scale: number) => Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));

type Point = { x: number; y: number };

const distance = ([first, second]: Point[]) =>
  first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;

/** Zooming keeps the centre of the view in place. */
export function useZoom(container: RefObject<HTMLElement | null>) {
  const [scale, setScale] = useState(MIN_SCALE);
  const shownScale = useRef(MIN_SCALE);
  const pointers = useRef(new Map<number, Point>());
  const pinch = useRef({ distance: 0, scale: MIN_SCALE });

  useLayoutEffect(() => {
    const element = container.current;
    const ratio = scale / shownScale.current;
    shownScale.current = scale;
    if (!element || ratio === 1) return;
    const centred = (start: number, size: number) => (start + size / 2) * ratio - size / 2;
    element.scrollTo({
      left: centred(element.scrollLeft, element.clientWidth),
      top: centred(element.scrollTop, element.clientHeight),
      behavior: "instant",
    });
  }, [container, scale]);

  const zoomBy = (step: number) => setScale((current) => clampScale(current + step));

  function onPointerDown({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    pointers.current.set(pointerId, { x, y });
    pinch.current = { distance: distance([...pointers.current.values()]), scale };
  }

  function onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    if (!pointers.current.has(pointerId)) return;
    pointers.current.set(pointerId, { x, y });
    const current = distance([...pointers.current.values()]);
    if (pointers.current.size === 2 && pinch.current.distance > 0)
      setScale(clampScale((pinch.current.scale * current) / pinch.current.distance));
  }

  const onPointerEnd = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "+" || event.key === "=") zoomBy(SCALE_STEP);
    else if (event.key === "-") zoomBy(-SCALE_STEP);
    else if (event.key === "0") setScale(MIN_SCALE);
    else return;
    event.preventDefault();
  }

  return {
    scale,
    zoomIn: () => zoomBy(SCALE_STEP),
    zoomOut: () => zoomBy(-SCALE_STEP),
    canZoomIn: scale < MAX_SCALE,
    canZoomOut: scale > MIN_SCALE,
    onKeyDown,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onPointerLeave: onPointerEnd,
      onDoubleClick: () => setScale((current) => (current > MIN_SCALE ? MIN_SCALE : DOUBLE_TAP_SCALE)),
    },
  };
}
