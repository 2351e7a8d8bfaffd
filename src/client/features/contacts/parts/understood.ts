import { lazyPart } from '#client/lib/lazy.ts'

/** Loaded when something is to be understood: the words of all interests are in it. */
export const UnderstoodChips = lazyPart(() => import('./UnderstoodChips.tsx'), 'UnderstoodChips')
