/** The path of our own drawings; every idea of the catalog has one. */
export const DRAWINGS = '/api/illustrations/'
