/** The digits of a GTIN (EAN, UPC, ISBN-13) whose check digit is right; undefined for anything else. */
export function readGtin(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return undefined
  const sum = Array.from(digits).reduceRight((total, digit, at) => {
    const fromEnd = digits.length - 1 - at
    return total + Number(digit) * (fromEnd % 2 === 0 ? 1 : 3)
  }, 0)
  return sum % 10 === 0 && /[1-9]/.test(digits) ? digits : undefined
}
