/** A soft ground in two tones and the ink that is read on it. */
export interface Tones {
  light: string
  deep: string
  ink: string
}

/** By day, and in the app's dark theme. */
export interface Palette extends Tones {
  dark: Tones
}

/** Eight grounds in the hues of the app's own tokens; the ink reaches 3:1 on both tones of each. */
export const palettes: readonly [Palette, ...Palette[]] = [
  {
    light: '#fdeae2',
    deep: '#f5c7b0',
    ink: '#a3431f',
    dark: { light: '#4f2e22', deep: '#38221b', ink: '#f7bfa4' },
  },
  {
    light: '#f3e8f1',
    deep: '#d9bfd5',
    ink: '#5b2a57',
    dark: { light: '#452e49', deep: '#312236', ink: '#e5c5e2' },
  },
  {
    light: '#fde9f1',
    deep: '#f2c1d6',
    ink: '#9c2f64',
    dark: { light: '#52283e', deep: '#3b1e2e', ink: '#f6b8d2' },
  },
  {
    light: '#e6f0f9',
    deep: '#bed7ef',
    ink: '#245c95',
    dark: { light: '#233e5a', deep: '#1a2d42', ink: '#b8d8f5' },
  },
  {
    light: '#fcf3df',
    deep: '#f1d698',
    ink: '#7d4f09',
    dark: { light: '#4c3a1d', deep: '#372b16', ink: '#f1d28e' },
  },
  {
    light: '#ecebf8',
    deep: '#c8c5ec',
    ink: '#454190',
    dark: { light: '#35335e', deep: '#272647', ink: '#cfccf6' },
  },
  {
    light: '#e5f2ec',
    deep: '#b9dbca',
    ink: '#235f45',
    dark: { light: '#234638', deep: '#1b342a', ink: '#b2dfca' },
  },
  {
    light: '#e2f2f2',
    deep: '#b5dadd',
    ink: '#1d5c65',
    dark: { light: '#1f464c', deep: '#19343a', ink: '#addee2' },
  },
]

/** The palette asked for (counted round the eight), else the one that the id always gets. */
export function paletteFor(id: string, wanted?: number): Palette {
  return palettes[paletteOf(id, wanted)] ?? palettes[0]
}

/** Which of the eight it is. */
export function paletteOf(id: string, wanted?: number): number {
  return Math.abs(wanted ?? hash(id)) % palettes.length
}

/** FNV-1a, 32 bits: spreads neighboring ids, the same on every machine. */
export function hash(text: string): number {
  let sum = 0x811c9dc5
  for (const unit of text) {
    sum = Math.imul(sum ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  }
  return sum >>> 0
}
