/** What the build knows of itself (vite.service-worker.ts). */
declare const __SHELL__: { version: string; files: string[] }

export const shell = __SHELL__

/** TypeScript takes the global scope for that of any worker. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope
