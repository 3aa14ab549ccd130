import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Builder, By, Capabilities, type ThenableWebDriver, type WebElement } from "selenium-webdriver";
import { waitUntilUp } from "./e2e-storefront";
import { freePort } from "./free-port";

const DRIVER = "WebKitWebDriver";
const TIMEOUT_MS = 20_000;

const isInstalled = (program: string) => spawnSync("which", [program]).status === 0;

export const hasWebKit = isInstalled(DRIVER) && isInstalled("Xvfb");

async function startDisplay(): Promise<{ program: ChildProcess; name: string }> {
  const program = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1000x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = (await once(createInterface({ input: program.stdout }), "line")) as [string];
  return { program, name: `:${number}` };
}

/** Safari's engine as Debian packages it (WebKitGTK): Playwright drives only a build of its own. */
export class WebKit {
  private constructor(
    readonly driver: ThenableWebDriver,
    private readonly programs: ChildProcess[],
  ) {}

  static async start(): Promise<WebKit> {
    const display = await startDisplay();
    const port = await freePort();
    const server = `http://127.0.0.1:${port}`;
    const env = { ...process.env, DISPLAY: display.name, WEBKIT_DISABLE_COMPOSITING_MODE: "1" };
    const program = spawn(DRIVER, [`--port=${port}`], { stdio: "ignore", env });
    await waitUntilUp(`${server}/status`, program);
    const driver = new Builder()
      .usingServer(server)
      .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
      .build();
    const webKit = new WebKit(driver, [program, display.program]);
    // As narrow as its window gets.
    await driver.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 });
    return webKit;
  }

  async stop(): Promise<void> {
    await this.driver.quit();
    for (const program of this.programs) program.kill();
  }

  /** The first that is displayed. */
  find(xpath: string): Promise<WebElement> {
    const found = this.driver.wait(
      async () => {
        for (const element of await this.driver.findElements(By.xpath(xpath)))
          if (await element.isDisplayed().catch(() => false)) return element;
        return null;
      },
      TIMEOUT_MS,
      `no ${xpath}`,
    );
    return found as Promise<WebElement>;
  }

  /** Again where React has replaced the element in between. */
  async click(xpath: string): Promise<void> {
    await this.driver.wait(
      async () => {
        const element = await this.find(xpath);
        await this.driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
        return element.click().then(
          () => true,
          () => false,
        );
      },
      TIMEOUT_MS,
      `cannot click ${xpath}`,
    );
  }

  async heightOf(xpath: string): Promise<number> {
    return (await (await this.find(xpath)).getRect()).height;
  }

  async waitForPath(path: string): Promise<void> {
    const isThere = async () => new URL(await this.driver.getCurrentUrl()).pathname === path;
    await this.driver.wait(isThere, TIMEOUT_MS, `not at ${path}`);
  }
}
