import { classNames } from "./class-names";

export type IconShapeProps = {
  /** px. */
  size?: number;
  className?: string;
  filled?: boolean;
};

/** Decorative: the meaning is in the text beside it. */
export function IconShape({ path, size = 24, className, filled }: IconShapeProps & { path: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames("icon", filled && "icon-filled", className)}
    >
      <path d={path} />
    </svg>
  );
}
