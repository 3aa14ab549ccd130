import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";

type Props = Omit<ComponentProps<"button">, "type" | "className"> & { icon: IconName };

export function ToolButton({ icon, ...rest }: Props) {
  return (
    <button type="button" className="icon-button" {...rest}>
      <Icon name={icon} />
    </button>
  );
}
