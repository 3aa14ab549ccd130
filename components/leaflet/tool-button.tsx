import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";

type Props = Omit<ComponentProps<"button">, "type"> & { icon: IconName };

/** A disabled one can still have the focus, so that disabling it by its own click does not lose it. */
export function ToolButton({ icon, className, disabled, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      className={classNames("icon-button", className)}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
