import { classNames } from "./class-names";
import { ICON_PATHS, type IconName } from "./icon-paths";

type Props = {
  name: IconName;
  /** px. */
  size?: number;
  className?: string;
  filled?: boolean;
};

/** Decorative: the meaning is in the text beside it. */
export function Icon({ name, size = 24, className, filled }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames("icon", filled && "icon-filled", className)}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
