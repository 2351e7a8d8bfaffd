import { generalTexts } from '#domain/texts/general.ts'
// The first that matches wins: Edge and Opera call themselves Chrome, and Chrome calls itself Safari.
const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

/** 'Firefox on Windows' from a User-Agent; what cannot be told is left out. */
export function deviceName(userAgent: string | null): string {
  const browser = nameIn(browsers, userAgent ?? '')
  const system = nameIn(systems, userAgent ?? '')
  if (browser === undefined) return system ?? generalTexts.unknownDevice
  return system === undefined ? browser : generalTexts.deviceOn(browser, system)
}

function nameIn(known: [RegExp, string][], userAgent: string): string | undefined {
  return known.find(([sign]) => sign.test(userAgent))?.[1]
}
