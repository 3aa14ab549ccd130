import { type OverlayRequest, type ConfirmMessages, openOverlay } from "./events";

type ResolvableRequest = Extract<OverlayRequest, { resolve: unknown }>;
type WithoutResolve<T> = T extends unknown ? Omit<T, "resolve"> : never;

export function awaitOverlay(request: WithoutResolve<ResolvableRequest>): Promise<boolean> {
  return new Promise((resolve) => openOverlay({ ...request, resolve }));
}

export function openConfirmDialog(messages: ConfirmMessages): Promise<boolean> {
  return awaitOverlay({ dialog: "confirm", messages });
}

export function openRemoveDialog(name: string, quantity: string): Promise<boolean> {
  return awaitOverlay({ dialog: "remove", name, quantity });
}
