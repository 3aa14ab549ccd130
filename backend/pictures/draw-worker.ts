import { draw } from "./draw";
import type { DrawReply } from "./draw-process";
import type { PictureRequest } from "./request";

async function reply({ id, request }: { id: number; request: PictureRequest }): Promise<DrawReply> {
  try {
    return { id, picture: await draw(request) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

process.on("message", async (message: { id: number; request: PictureRequest }) => {
  const answer = await reply(message);
  if (process.connected) process.send?.(answer);
});
// Ctrl+C reaches the whole group; this process ends with the one that started it.
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit(0));
