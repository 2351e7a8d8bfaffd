import { existsSync } from 'node:fs'
import { run } from '../lib/children.mjs'

/** Whether this process may install packages of Debian. */
export const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/**
 * Installs packages with Debian's own tool.
 * @param {string} script what a shell does after the lists of packages are up to date
 * @param {() => unknown} found whether they're there afterward; if not, what the tool said last is printed
 */
export async function installFromDebian(script, found) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { output } = await run(`apt-get update -q && ${script}`, [], { env, shell: true })
  if (!found()) console.log(output.slice(-2_000))
}
