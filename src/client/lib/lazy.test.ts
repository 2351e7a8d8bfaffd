import { afterEach, describe, expect, it, vi } from 'vitest'
import { prepareWhenIdle } from './lazy.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('code that is likely to be needed', () => {
  it('is fetched when the browser has nothing else to do', () => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
    const load = vi.fn<() => Promise<void>>(() => Promise.resolve())
    prepareWhenIdle(load)
    expect(load).not.toHaveBeenCalled()
    for (const run of idle) run()
    expect(load).toHaveBeenCalledOnce()
  })

  it('is left alone when its page is gone by then', () => {
    const cancel = vi.fn<(request: number) => void>()
    vi.stubGlobal('requestIdleCallback', () => 7)
    vi.stubGlobal('cancelIdleCallback', cancel)
    prepareWhenIdle(() => Promise.resolve())()
    expect(cancel).toHaveBeenCalledWith(7)
  })

  it('comes a little later in a browser that does not say when it is idle', () => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', undefined)
    const [load, other] = [
      vi.fn<() => Promise<void>>(() => Promise.resolve()),
      vi.fn<() => Promise<void>>(() => Promise.resolve()),
    ]
    prepareWhenIdle(load)
    prepareWhenIdle(other)()
    expect(load).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(load).toHaveBeenCalledOnce()
    expect(other).not.toHaveBeenCalled()
  })
})
