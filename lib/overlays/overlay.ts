import { emit, type OverlayEvent } from "./events";
import type { ConfirmMessages, OverlayName, OverlayRequest, OverlayResult } from "./requests";

export function awaitOverlay<Name extends OverlayName>(
  request: { dialog: Name } & OverlayRequest<Name>,
): Promise<OverlayResult<Name>> {
  return new Promise((resolve) => emit({ kind: "open", request, resolve } as unknown as OverlayEvent));
}

export async function openConfirmDialog(messages: ConfirmMessages): Promise<boolean> {
  return (await awaitOverlay({ dialog: "confirm", ...messages })) === true;
}

export async function openRemoveDialog(
  name: string,
  quantity: { quantity: string; unit: string },
): Promise<boolean> {
  return (await awaitOverlay({ dialog: "remove", name, ...quantity })) === true;
}
