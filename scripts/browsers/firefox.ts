import puppeteer from 'puppeteer-core'
import { haveProgram, SIZE, type Engine } from './engine.ts'

/** Debian's Firefox, without a window, over WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  const executablePath = await haveProgram('/usr/bin/firefox-esr', 'firefox-esr')
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: SIZE })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return {
    name: (await browser.version()).replace('/', ' '),
    async go(url) {
      await page.goto(url)
    },
    async back() {
      await page.evaluate('history.back()')
    },
    async load(script) {
      await page.evaluate(script)
    },
    evaluate: (expression) => page.evaluate(expression),
    async mouse(start, ...more) {
      if (!start) return
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      for (const { x, y } of more) await page.mouse.move(x, y, { steps: 12 })
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    typeDate: (parts) => page.keyboard.type(parts.join('')),
    press: (key) => page.keyboard.press(key),
    picture: async () => Buffer.from(await page.screenshot()),
    errors: () => errors,
    close: () => browser.close(),
  }
}
