import { readFileSync } from 'node:fs'

/**
 * @param {string} file
 * @returns {unknown}
 */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
