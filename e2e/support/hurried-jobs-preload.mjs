// Loaded before every product of the journeys (`node --import`): its recurring jobs (server/jobs/schedule.ts), which run
// every 10 or 15 seconds, run five times as often. A journey that waits for a mail would do nothing else meanwhile.
globalThis.setInterval = new Proxy(setInterval, {
  /** @returns {unknown} */
  apply: (target, self, /** @type {[() => void, number, ...unknown[]]} */ [act, delay, ...more]) => {
    const isJob = delay === 10_000 || delay === 15_000
    return Reflect.apply(target, self, [act, isJob ? delay / 5 : delay, ...more])
  },
})
