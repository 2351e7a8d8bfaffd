import type { LinkPreview } from '#domain/link-preview/schema.ts'

/** The form fields that a product page can fill in. */
export type Fillable = { title: string; price: string }

/** What was filled in from a page, so that undo can recognize it. */
export type FilledIn = Partial<Fillable>

/** A page fills only what is empty: what somebody typed stays. */
export function fillIn(fields: Fillable, preview: Pick<LinkPreview, 'title' | 'price'>): FilledIn {
  return {
    ...(fields.title.trim() === '' && preview.title !== null && { title: preview.title }),
    ...(fields.price.trim() === '' && preview.price !== null && { price: preview.price }),
  }
}

/** Clears fields that are still as filled in; anything changed since is the user's own. */
export function takeBack(fields: Fillable, filled: FilledIn): FilledIn {
  return {
    ...(filled.title !== undefined && fields.title === filled.title && { title: '' }),
    ...(filled.price !== undefined && fields.price === filled.price && { price: '' }),
  }
}
