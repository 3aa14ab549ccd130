/** @import { TagTime } from "./types" */

/** @typedef {{ type: "madia.tag-times", times: TagTime[] }} Message */

const TYPE = "madia.tag-times";

/** Without Redis the processes of a machine learn from each other what was revalidated. */
export class Peers {
  #send;
  #onMessage;

  /**
   * @param {object} channel
   * @param {(message: Message) => void} channel.send
   * @param {(listener: (message: unknown) => void) => void} channel.onMessage
   */
  constructor({ send, onMessage }) {
    this.#send = send;
    this.#onMessage = onMessage;
  }

  static ofThisProcess() {
    if (process.env.STOREFRONT_SLOT === undefined || !process.send) return null;
    return new Peers({
      send: (message) => void process.send?.(message),
      onMessage: (listener) => process.on("message", listener),
    });
  }

  /** @param {(times: TagTime[]) => void} onTagTimes */
  open(onTagTimes) {
    this.#onMessage((message) => {
      if (isTagTimes(message)) onTagTimes(message.times);
    });
  }

  /** @param {TagTime[]} times */
  publish(times) {
    this.#send({ type: TYPE, times });
  }
}

/**
 * @param {unknown} message
 * @returns {message is Message}
 */
const isTagTimes = (message) =>
  typeof message === "object" && message !== null && "type" in message && message.type === TYPE;
