/** Version of package.json, put in by vite.config.ts. */
declare const __APP_VERSION__: string

/** What `early.ts` has asked for, if it's on the page. */
declare var begunDashboard: Promise<Response> | undefined
