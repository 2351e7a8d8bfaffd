/** The path of our own drawings; every idea of the catalog has one. */
export const DRAWINGS = '/api/illustrations/'

/** The drawing in place of a picture that can't be shown: a box with a ribbon. */
export const FALLBACK_DRAWING: string = `${DRAWINGS}fallback.svg`
