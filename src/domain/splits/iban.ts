/** The IBAN in a text, by its form and its check digits (ISO 13616); undefined if there is none. */
export function ibanIn(text: string): string | undefined {
  const candidates = text.match(/\b[A-Z]{2}\d{2}(?:[ \u00A0]?[A-Z0-9]{4}){2,7}(?:[ \u00A0]?[A-Z0-9]{1,3})?\b/g) ?? []
  return candidates.find(isIban)
}

function isIban(candidate: string): boolean {
  const plain = candidate.replaceAll(/[ \u00A0]/g, '')
  const digits = `${plain.slice(4)}${plain.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n
}
