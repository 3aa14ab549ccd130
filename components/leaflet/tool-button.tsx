import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";

type Props = Omit<ComponentProps<"button">, "type"> & { icon: IconName };

export function ToolButton({ icon, className, ...rest }: Props) {
  return (
    <button type="button" className={classNames("icon-button", className)} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
