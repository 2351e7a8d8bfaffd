/** For what comes by itself soon: vitest gives up after one second, which is short on a machine that does much else. */
export const patiently = { timeout: 30_000 }
