import { dirname, join } from 'node:path'

/** The folder of the whole project, wherever it was cloned or unpacked. */
export const root = dirname(dirname(import.meta.dirname))

/** @param {string[]} names */
export const inRoot = (...names) => join(root, ...names)

export const dist = inRoot('dist')
