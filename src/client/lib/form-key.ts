import { useState } from 'react'

/**
 * The Idempotency-Key of one form: pressed twice, or sent again after a lost answer, it makes one row.
 * Another content gets another key, because the server refuses to answer it with the first one's result.
 */
export function useFormKey(): (body: unknown) => string {
  const [keys] = useState(() => new Map<string, string>())
  return (body) => {
    const content = JSON.stringify(body)
    const key = keys.get(content) ?? randomKey()
    keys.set(content, key)
    return key
  }
}

// Not crypto.randomUUID: that is missing where the app is reached by plain http in the home network.
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
