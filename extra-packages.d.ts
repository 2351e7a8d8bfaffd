// The parts that we use of packages that only the long forms install (scripts/lib/extra-packages.mjs): the linter reads our
// types without them.

declare module 'lighthouse' {
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: 'error'; onlyCategories: string[]; extraHeaders?: Record<string, string> },
  ): Promise<
    | {
        lhr: {
          audits: Record<string, { numericValue?: number; details?: unknown }>
          categories: Record<string, { score: number | null }>
        }
      }
    | undefined
  >
}

declare module '@stryker-mutator/core' {
  export class Stryker {
    constructor(options: Record<string, unknown>)
    runMutationTest(): Promise<{ status: string }[]>
  }
}

declare module 'puppeteer-core' {
  interface Page {
    on(event: 'pageerror', hear: (error: Error) => void): void
    on(event: 'console', hear: (message: { type(): string; text(): string }) => void): void
    goto(url: string): Promise<unknown>
    evaluate(expression: string): Promise<unknown>
    screenshot(): Promise<Uint8Array>
    mouse: {
      move(x: number, y: number, options?: { steps: number }): Promise<void>
      down(): Promise<void>
      up(): Promise<void>
    }
    keyboard: { type(text: string): Promise<void>; press(key: string): Promise<void> }
  }
  interface Browser {
    newPage(): Promise<Page>
    version(): Promise<string>
    close(): Promise<void>
  }
  const puppeteer: {
    launch(options: {
      browser: 'firefox'
      executablePath: string
      headless: boolean
      defaultViewport: { width: number; height: number }
    }): Promise<Browser>
  }
  export default puppeteer
}
