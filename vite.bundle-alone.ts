import { build } from 'vite'

/** Bundles a file with all that it imports into one script that imports nothing. @returns its code */
export async function bundleAlone(entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    publicDir: false,
    define,
    build: {
      write: false,
      target: ['chrome123', 'firefox121', 'safari17.5'],
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (output === undefined || !('output' in output)) throw new Error(`${entry} was not built.`)
  return output.output[0].code
}
