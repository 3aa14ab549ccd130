"use client";

import { useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { focusControl } from "./focus-control";

export type FormError = { id: string; message: string };

type Props = {
  title: string;
  errors: FormError[];
  /** Each new attempt moves the focus here; 0 leaves it. */
  attempt: number;
};

export function ErrorList({ title, errors, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <Alert ref={box} tabIndex={-1}>
      <p>{title}</p>
      <ul>
        {errors.map(({ id, message }) => (
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
    </Alert>
  );
}
