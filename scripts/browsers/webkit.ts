import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { haveProgram, SIZE, type Engine, type Key } from './engine.ts'

const PACKAGES = 'webkit2gtk-driver xvfb'
const DISPLAY = ':97'
const PORT = 4797
/** What takes longer hangs. */
const PATIENCE_MS = 60_000

interface NewSession {
  sessionId: string
  capabilities: { browserVersion: string }
}

/** As WebDriver names them. */
const KEYS: Record<Key, string> = { Tab: '\uE004', Escape: '\uE00C', Enter: '\uE007', Backspace: '\uE003' }

/** Debian's WebKitGTK: its MiniBrowser on a screen of Xvfb, over WebDriver. */
export async function openWebKit(): Promise<Engine> {
  const screen = spawn(await haveProgram('/usr/bin/Xvfb', PACKAGES), [DISPLAY, '-screen', '0', '1600x1200x24'])
  const environment = { ...process.env, DISPLAY, NO_AT_BRIDGE: '1' }
  const driver = spawn(await haveProgram('/usr/bin/WebKitWebDriver', PACKAGES), [`--port=${PORT}`], {
    env: environment,
  })
  // MiniBrowser writes its console there.
  let said = ''
  for (const stream of [driver.stdout, driver.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))

  const args = ['--automation', '--enable-write-console-messages-to-stdout=true']
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } }
  const made = await untilItAnswers(() => ask<NewSession>('', { capabilities }))
  const session = `/${made.sessionId}`
  const act = (...actions: object[]) => ask(`${session}/actions`, { actions })
  const execute = (script: string) => ask(`${session}/execute/sync`, { script, args: [] })
  await ask(`${session}/window/rect`, { ...SIZE, x: 0, y: 0 })

  return {
    name: `WebKitGTK ${made.capabilities.browserVersion}`,
    async go(url) {
      await ask(`${session}/url`, { url })
    },
    async back() {
      await execute('history.back()')
    },
    async load(script) {
      await execute(script)
    },
    evaluate: (expression) => execute(`return ${expression}`),
    async mouse(start, ...more) {
      const move = ({ x = 0, y = 0 } = {}) => ({
        type: 'pointerMove',
        x: Math.round(x),
        y: Math.round(y),
        duration: 100,
      })
      const steps = more.flatMap((end, at) => between(more[at - 1] ?? start ?? end, end))
      const actions = [
        move(start),
        { type: 'pointerDown', button: 0 },
        ...steps.map(move),
        { type: 'pointerUp', button: 0 },
      ]
      await act({ type: 'pointer', id: 'mouse', actions })
    },
    async type(text) {
      await act(keys(text.split('')))
    },
    // A full month does not lead to the day by itself.
    async typeDate(parts) {
      await act(keys(parts.join(KEYS.Tab).split('')))
    },
    async press(key) {
      await act(keys([KEYS[key]]))
    },
    async picture() {
      // What was drawn last may be older than what the page says.
      await sleep(500)
      return Buffer.from(await ask<string>(`${session}/screenshot`), 'base64')
    },
    errors: () => said.split('\n').filter((line) => /^CONSOLE .*(?:ERROR|Refused)/.test(line)),
    async close() {
      await ask(session, undefined, 'DELETE').catch(() => undefined)
      driver.kill()
      screen.kill()
    },
  }
}

const keys = (values: string[]) => ({
  type: 'key',
  id: 'keys',
  actions: values.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

/** Twelve places on the way: a jump is no drag. */
function between(start: { x: number; y: number }, end: { x: number; y: number }) {
  return Array.from({ length: 12 }, (_, at) => {
    const part = (at + 1) / 12
    return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }
  })
}

/** A command of WebDriver. @throws with what it answers when it refuses */
async function ask<T>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/session${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`WebKit: ${value.error} ${value.message}`)
  return value
}

async function untilItAnswers<T>(work: () => Promise<T>, tries = 100): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries === 0 || !(error instanceof TypeError)) throw error
    await sleep(100)
    return untilItAnswers(work, tries - 1)
  }
}
