"use client";

import { useEffect, useRef } from "react";
import { focusControl } from "./focus-control";
import styles from "./forms.module.css";

export type Fault = { id: string; message: string };

type Props = {
  title: string;
  faults: Fault[];
  /** Takes the focus at each new attempt; 0 leaves it where it is. */
  attempt: number;
};

/** What is wrong with a form, each with a link to its field. */
export function FaultList({ title, faults, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (faults.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <p>{title}</p>
      <ul>
        {faults.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                focusControl(id);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
