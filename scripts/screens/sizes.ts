import type { BrowserContextOptions } from '@playwright/test'

/** A screen. The last three are for a selection of states: the narrowest, the widest, and a window of 1360x900 at 200 %. */
export const sizes = [
  { name: '1360x900', isFull: true, options: { viewport: { width: 1360, height: 900 } } },
  { name: '390x844', isFull: true, options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  {
    name: '320x640',
    isFull: false,
    options: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
  },
  { name: '1920x1080', isFull: false, options: { viewport: { width: 1920, height: 1080 } } },
  { name: '680x450 at 200 %', isFull: false, options: { viewport: { width: 680, height: 450 }, deviceScaleFactor: 2 } },
] satisfies { name: string; isFull: boolean; options: BrowserContextOptions }[]

export type Size = (typeof sizes)[number]
