import type { Message } from "@/lib/ebsn/domain/envelope";

type Reply =
  | "networkError"
  | "timeout"
  /** An error page of a proxy. */
  | "notJson"
  | { http?: number; status?: number; errors?: Message[]; infos?: Message[]; data?: unknown };

export type Upload = { address: string; content: Record<string, unknown> };

/** Stubs XMLHttpRequest: each call gets the next reply, later ones the last. */
export function fakeUploads(...replies: Reply[]) {
  const sent: Upload[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    ontimeout?: () => void;
    status = 0;
    responseText = "";
    private address = "";

    open(_method: string, address: string): void {
      this.address = address;
    }

    setRequestHeader(): void {}

    send(body: string): void {
      const reply = replies[Math.min(sent.length, replies.length - 1)] ?? "networkError";
      sent.push({ address: this.address, ...(JSON.parse(body) as { content: Upload["content"] }) });
      queueMicrotask(() => {
        if (reply === "networkError") return this.onerror?.();
        if (reply === "timeout") return this.ontimeout?.();
        this.upload.onprogress?.({ loaded: 1, total: 2 });
        if (reply === "notJson") {
          this.status = 502;
          this.responseText = "<h1>Bad Gateway</h1>";
          return this.onload?.();
        }
        const { http = 200, status = 0, errors = [], infos = [], data = null } = reply;
        this.status = http;
        this.responseText = JSON.stringify({ response: { status, errors, infos, warnings: [] }, data });
        this.onload?.();
      });
    }
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return sent;
}
