import { ICON_PATHS, type IconName } from "./icon-paths";
import { IconShape, type IconShapeProps } from "./icon-shape";

export function Icon({ name, ...rest }: IconShapeProps & { name: IconName }) {
  return <IconShape path={ICON_PATHS[name]} {...rest} />;
}
