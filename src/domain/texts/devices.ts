/** What browsers and systems are called. */
export const browserTexts = {
  edge: 'Edge',
  opera: 'Opera',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
} as const

export const systemTexts = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  windows: 'Windows',
  mac: 'Mac',
  linux: 'Linux',
} as const

export const deviceTexts = {
  unknown: 'Unknown device',
  /** 'Firefox on Windows' */
  on: (browser: string, system: string) => `${browser} on ${system}`,
} as const
