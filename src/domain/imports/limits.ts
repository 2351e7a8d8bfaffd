/** The largest file, also the most that a zip file may hold once unpacked. */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024
export const MAX_IMPORT_PEOPLE = 10_000
/** The longest line once unfolded, in characters. Pictures are longer, but we don't read them. */
export const MAX_LINE_LENGTH = 64 * 1024
/** Problems listed for one file; the others are counted. */
export const MAX_FILE_PROBLEMS = 200
