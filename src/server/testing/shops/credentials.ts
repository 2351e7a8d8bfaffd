import type { Asked } from './shop-server.ts'

/** A token request as JSON, as a form, or as a form with Basic credentials. */
export function readCredentials({ request, body }: Asked): Record<string, string> {
  const isJson = request.headers['content-type'] === 'application/json'
  const fields = isJson ? (JSON.parse(body) as Record<string, string>) : Object.fromEntries(new URLSearchParams(body))
  const basic = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (basic === undefined) return fields
  const [id = '', ...secret] = Buffer.from(basic, 'base64').toString().split(':')
  return { ...fields, client_id: decodeURIComponent(id), client_secret: decodeURIComponent(secret.join(':')) }
}
