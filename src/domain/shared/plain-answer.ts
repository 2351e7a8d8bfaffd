/**
 * What a stranger wrote, as plain text: no marks that reverse the reading direction of what follows, one kind of line
 * break, and null if nothing can be seen.
 */
export function plainAnswer(text: string): string | null {
  const plain = text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()
  return /[^\p{Z}\p{Cc}\p{Cf}]/u.test(plain) ? plain : null
}
