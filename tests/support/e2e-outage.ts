import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SHOP_CLOCK } from "@/playwright.config";
import type { Image } from "./e2e-image";
import { waitUntilUp, stopProcess } from "./e2e-storefront";
import { freePort } from "./free-port";

/** A backend process with data on disk, so that it can be restarted. */
export class StoppableBackend {
  private child: ChildProcess | null = null;

  private constructor(
    private readonly port: number,
    private readonly dataDir: string,
    private readonly image: Image,
  ) {}

  static async create(image: Image): Promise<StoppableBackend> {
    return new StoppableBackend(await freePort(), mkdtempSync(join(tmpdir(), "madia-outage-")), image);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, this.image.args, {
      cwd: this.image.folder,
      stdio: "ignore",
      env: {
        ...process.env,
        ...this.image.env,
        SHOP_CLOCK,
        BACKEND_PORT: String(this.port),
        BACKEND_LOG_LEVEL: "silent",
        DATA_DIR: this.dataDir,
        DATABASE_URL: "",
      },
    });
    this.child = child;
    await waitUntilUp(`${this.url}/health`, child);
  }

  async stop(): Promise<void> {
    if (this.child) await stopProcess(this.child);
    this.child = null;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
