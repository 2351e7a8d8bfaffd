// Loaded before every product of the journeys (`node --import`): its recurring jobs (server/jobs/schedule.ts), which run
// every 10 or 15 seconds, run five times as often, and the one of every ten minutes every five seconds. A journey that waits
// for a mail would do nothing else meanwhile.
globalThis.setInterval = new Proxy(setInterval, {
  /** @returns {unknown} */
  apply: (target, self, /** @type {[() => void, number, ...unknown[]]} */ [act, delay, ...more]) => {
    const hurried = delay === 10_000 || delay === 15_000 ? delay / 5 : delay === 600_000 ? 5_000 : delay
    return Reflect.apply(target, self, [act, hurried, ...more])
  },
})
