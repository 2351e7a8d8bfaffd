import { browserTexts, deviceTexts, systemTexts } from '#domain/texts/devices.ts'

// The first that matches wins: Edge and Opera call themselves Chrome, and Chrome calls itself Safari.
const browsers: [RegExp, string][] = [
  [/Edg\//, browserTexts.edge],
  [/OPR\//, browserTexts.opera],
  [/Firefox\//, browserTexts.firefox],
  [/Chrome\/|CriOS\//, browserTexts.chrome],
  [/Safari\//, browserTexts.safari],
]

const systems: [RegExp, string][] = [
  [/iPhone/, systemTexts.iphone],
  [/iPad/, systemTexts.ipad],
  [/Android/, systemTexts.android],
  [/Windows/, systemTexts.windows],
  [/Mac OS X|Macintosh/, systemTexts.mac],
  [/Linux|X11/, systemTexts.linux],
]

/** 'Firefox on Windows' from a User-Agent; what cannot be told is left out. */
export function deviceName(userAgent: string | null): string {
  const browser = nameIn(browsers, userAgent ?? '')
  const system = nameIn(systems, userAgent ?? '')
  if (browser === undefined) return system ?? deviceTexts.unknown
  return system === undefined ? browser : deviceTexts.on(browser, system)
}

function nameIn(known: [RegExp, string][], userAgent: string): string | undefined {
  return known.find(([sign]) => sign.test(userAgent))?.[1]
}
