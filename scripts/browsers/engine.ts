import { existsSync } from 'node:fs'
import { run } from '../lib/children.mjs'

/** A browser with one window, as firefox.ts and webkit.ts drive it. screen.ts says the rest with these. */
export interface Engine {
  /** Such as 'Firefox 140'. */
  name: string
  go(url: string): Promise<void>
  back(): Promise<void>
  /** Runs statements in the page. */
  load(script: string): Promise<void>
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>
  /** With the mouse, in the window's pixels; several points are a drag. */
  mouse(...points: { x: number; y: number }[]): Promise<void>
  type(text: string): Promise<void>
  /** In a date field with the focus: its month, day and year, the way this engine goes from one to the next. */
  typeDate(parts: string[]): Promise<void>
  press(key: Key): Promise<void>
  /** A PNG of the window. */
  picture(): Promise<Buffer>
  /** What the console said of errors and the content security policy. */
  errors(): string[]
  close(): Promise<void>
}

export type Key = 'Tab' | 'Escape' | 'Enter' | 'Backspace'

/** As the window of a laptop. */
export const SIZE = { width: 1360, height: 900 }

/** Installs these programs with Debian's own tool where that is possible. */
export async function haveProgram(file: string, packages: string): Promise<string> {
  if (existsSync(file)) return file
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
    throw new Error(`${file} is missing. On Debian: apt-get install ${packages}`)
  console.log(`Installing ${packages} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = `apt-get update -q && apt-get install -y -q --no-install-recommends ${packages}`
  const { output } = await run(install, [], { env, shell: true })
  if (!existsSync(file)) throw new Error(`${packages} could not be installed:\n${output.slice(-2_000)}`)
  return file
}
