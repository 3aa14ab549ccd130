"use client";

import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from "react";

const LEAST = 1;
const MOST = 4;
const STEP = 0.5;
const DOUBLE = 2;

const within = (scale: number) => Math.min(MOST, Math.max(LEAST, scale));

type Spot = { x: number; y: number };

const apart = ([one, other]: Spot[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

/** How large a picture is shown in its ground; what was in the middle stays there. */
export function useZoom(ground: RefObject<HTMLElement | null>) {
  const [scale, setScale] = useState(LEAST);
  const shown = useRef(LEAST);
  const fingers = useRef(new Map<number, Spot>());
  const pinch = useRef({ apart: 0, scale: LEAST });

  useLayoutEffect(() => {
    const box = ground.current;
    const grown = scale / shown.current;
    shown.current = scale;
    if (!box || grown === 1) return;
    const middle = (start: number, size: number) => (start + size / 2) * grown - size / 2;
    box.scrollTo({
      left: middle(box.scrollLeft, box.clientWidth),
      top: middle(box.scrollTop, box.clientHeight),
      behavior: "instant",
    });
  }, [ground, scale]);

  const by = (step: number) => setScale((now) => within(now + step));

  function onPointerDown({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    fingers.current.set(pointerId, { x, y });
    pinch.current = { apart: apart([...fingers.current.values()]), scale };
  }

  function onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    if (!fingers.current.has(pointerId)) return;
    fingers.current.set(pointerId, { x, y });
    const now = apart([...fingers.current.values()]);
    if (fingers.current.size === 2 && pinch.current.apart > 0)
      setScale(within((pinch.current.scale * now) / pinch.current.apart));
  }

  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "+" || event.key === "=") by(STEP);
    else if (event.key === "-") by(-STEP);
    else if (event.key === "0") setScale(LEAST);
    else return;
    event.preventDefault();
  }

  return {
    scale,
    larger: () => by(STEP),
    smaller: () => by(-STEP),
    canGrow: scale < MOST,
    canShrink: scale > LEAST,
    onKeyDown,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
      onDoubleClick: () => setScale((now) => (now > LEAST ? LEAST : DOUBLE)),
    },
  };
}
