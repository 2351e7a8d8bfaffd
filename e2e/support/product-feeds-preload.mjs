// Loaded before the product in journeys with product feeds (`node --import`): feeds at RIBBONRY_E2E_FEEDS, an address of
// this machine that the product's guard would never ask, are fetched from there, and no others.
import { subscribe } from 'node:diagnostics_channel'
import http from 'node:http'

const host = process.env['RIBBONRY_E2E_FEEDS'] ?? ''

/**
 * @param {string} link
 * @param {{ etag: string | null }} known
 * @returns {Promise<object>}
 */
function fetchFeed(link, { etag }) {
  if (!link.startsWith(`${host}/`)) return Promise.resolve({ kind: 'blocked' })
  const headers = { 'accept-encoding': 'gzip', ...(etag !== null && { 'if-none-match': etag }) }
  return new Promise((resolve) => {
    http
      .get(link, { headers }, (bytes) => {
        const { statusCode: status = 0, headers: said } = bytes
        const { 'content-length': length, etag: newEtag = null, 'last-modified': lastModified = null } = said
        if (status === 200)
          resolve({
            kind: 'file',
            bytes,
            length: length === undefined ? null : Number(length),
            etag: newEtag,
            lastModified,
          })
        else resolve(status === 304 ? { kind: 'unchanged' } : { kind: 'refused', status })
      })
      .on('error', (error) =>
        resolve({ kind: 'unreachable', why: /** @type {{ code?: string }} */ (error).code ?? '' }),
      )
  })
}

subscribe('ribbonry.services', (services) => {
  Object.assign(/** @type {object} */ (services), { fetchFeed })
})
