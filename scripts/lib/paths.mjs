import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project, wherever it was cloned or unpacked. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** @param {string[]} names */
export const inRoot = (...names) => join(root, ...names)

export const dist = inRoot('dist')
