/** A soft ground in two tones and the ink that is read on it; light colours that also glow on the dark theme. */
export interface Palette {
  light: string
  deep: string
  ink: string
}

/** Eight grounds in the hues of the app's own tokens; the ink reaches 3:1 on both tones. */
export const palettes: readonly [Palette, ...Palette[]] = [
  { light: '#fdeae2', deep: '#f5c7b0', ink: '#a3431f' },
  { light: '#f3e8f1', deep: '#d9bfd5', ink: '#5b2a57' },
  { light: '#fde9f1', deep: '#f2c1d6', ink: '#9c2f64' },
  { light: '#e6f0f9', deep: '#bed7ef', ink: '#245c95' },
  { light: '#fcf3df', deep: '#f1d698', ink: '#7d4f09' },
  { light: '#ecebf8', deep: '#c8c5ec', ink: '#454190' },
  { light: '#e5f2ec', deep: '#b9dbca', ink: '#235f45' },
  { light: '#e2f2f2', deep: '#b5dadd', ink: '#1d5c65' },
]

/** The palette asked for (counted round the eight), else the one that the id always gets. */
export function paletteFor(id: string, wanted?: number): Palette {
  const place = Math.abs(wanted ?? hash(id)) % palettes.length
  return palettes[place] ?? palettes[0]
}

/** FNV-1a, 32 bits: spreads neighbouring ids, the same on every machine. */
export function hash(text: string): number {
  let sum = 0x811c9dc5
  for (const unit of text) {
    sum = Math.imul(sum ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  }
  return sum >>> 0
}
