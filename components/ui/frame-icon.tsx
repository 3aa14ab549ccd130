import { FRAME_ICON_PATHS } from "./frame-icon-paths";
import { IconShape, type IconShapeProps } from "./icon-shape";

type Props = IconShapeProps & { name: keyof typeof FRAME_ICON_PATHS };

/** For client components that every page loads: `Icon` brings the shapes of all icons with it. */
export function FrameIcon({ name, ...rest }: Props) {
  return <IconShape path={FRAME_ICON_PATHS[name]} {...rest} />;
}
