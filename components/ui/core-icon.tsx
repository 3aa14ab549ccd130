import { CORE_ICON_PATHS } from "./core-icon-paths";
import { IconShape, type IconShapeProps } from "./icon-shape";

type Props = IconShapeProps & { name: keyof typeof CORE_ICON_PATHS };

/** For client components that every page loads: `Icon` includes the shapes of all icons. */
export function CoreIcon({ name, ...rest }: Props) {
  return <IconShape path={CORE_ICON_PATHS[name]} {...rest} />;
}
