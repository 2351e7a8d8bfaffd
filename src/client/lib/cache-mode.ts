/** On the way Back to a page, browsers answer it from their cache without asking whether that is still true. */
const isReturn = performance
  .getEntriesByType('navigation')
  .some((entry) => 'type' in entry && entry.type === 'back_forward')

/** How the API is asked: what is cached and may still be true is always checked. */
export const cacheMode: RequestCache = isReturn ? 'no-cache' : 'default'
