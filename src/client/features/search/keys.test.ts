import { afterEach, describe, expect, it, vi } from 'vitest'

const nothing = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, target: null }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The platform is read once, when the page starts. */
async function keysOn(userAgent: string, stored: Record<string, string> = {}) {
  vi.stubGlobal('navigator', { userAgent })
  vi.stubGlobal('Element', class {})
  vi.stubGlobal('localStorage', { getItem: (name: string) => stored[name] ?? null })
  return import('./keys.ts')
}

describe('the palette’s keys', () => {
  it.each([
    [true, { key: 'k', code: 'KeyK', ctrlKey: true }],
    [true, { key: 'K', code: 'KeyK', ctrlKey: true }],
    // Where K is on a Cyrillic keyboard; and on Dvorak, where its place is another letter's.
    [true, { key: 'л', code: 'KeyK', ctrlKey: true }],
    [true, { key: 'k', code: 'KeyV', ctrlKey: true }],
    [false, { key: 't', code: 'KeyK', ctrlKey: true }],
    [false, { key: 'k', code: 'KeyK' }],
    [false, { key: 'k', code: 'KeyK', metaKey: true }],
    [false, { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
    [false, { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }],
  ])('are, where Control is used: %s for %j', async (expected, event) => {
    const { isPaletteKey, paletteKeys } = await keysOn('X11; Linux x86_64')
    expect(isPaletteKey({ ...nothing, ...event })).toBe(expected)
    expect(paletteKeys).toEqual(['Ctrl', 'K'])
  })

  it('are Command and K on Apple’s keyboards, where Control and K cut the rest of a line', async () => {
    const { isPaletteKey, ariaPaletteKeys } = await keysOn('Macintosh; Intel Mac OS X 10_15_7')
    expect(isPaletteKey({ ...nothing, key: 'k', code: 'KeyK', metaKey: true })).toBe(true)
    expect(isPaletteKey({ ...nothing, key: 'k', code: 'KeyK', ctrlKey: true })).toBe(false)
    expect(ariaPaletteKeys).toBe('Meta+K')
  })
})

describe('the keys that take a gift idea', () => {
  it.each([
    [true, { key: 'G', code: 'KeyG', ctrlKey: true, shiftKey: true }],
    [true, { key: 'П', code: 'KeyG', ctrlKey: true, shiftKey: true }],
    [false, { key: 'g', code: 'KeyG', ctrlKey: true }],
    [false, { key: 'G', code: 'KeyG', shiftKey: true }],
    [false, { key: 'G', code: 'KeyG', ctrlKey: true, shiftKey: true, altKey: true }],
  ])('are Control, Shift and G: %s for %j', async (expected, event) => {
    const { isCaptureKey, isPaletteKey } = await keysOn('X11; Linux x86_64')
    expect(isCaptureKey({ ...nothing, ...event })).toBe(expected)
    expect(isPaletteKey({ ...nothing, ...event })).toBe(false)
  })

  it('are Command, Shift and G on Apple’s keyboards', async () => {
    const { isCaptureKey, ariaCaptureKeys } = await keysOn('Macintosh; Intel Mac OS X 10_15_7')
    expect(isCaptureKey({ ...nothing, key: 'G', code: 'KeyG', metaKey: true, shiftKey: true })).toBe(true)
    expect(isCaptureKey({ ...nothing, key: 'G', code: 'KeyG', ctrlKey: true, shiftKey: true })).toBe(false)
    expect(ariaCaptureKeys).toBe('Meta+Shift+G')
  })
})

describe('the help’s key', () => {
  it('is a question mark, however it is made', async () => {
    const { isHelpKey } = await keysOn('Linux')
    expect(isHelpKey({ ...nothing, key: '?', shiftKey: true })).toBe(true)
    expect(isHelpKey({ ...nothing, key: '?', ctrlKey: true })).toBe(false)
    expect(isHelpKey({ ...nothing, key: '/' })).toBe(false)
  })

  it('is none when it was switched off', async () => {
    const { isHelpKey } = await keysOn('Linux', { 'help-key': 'off' })
    expect(isHelpKey({ ...nothing, key: '?' })).toBe(false)
  })
})
