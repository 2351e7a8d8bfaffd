import type { LinkPreview } from '#domain/link-preview/schema.ts'

/** Of a form, what the page of a product link can fill in. */
export type Fillable = { title: string; price: string }

/** What was put into the form from a page, to be known again when it is taken back. */
export type FilledIn = Partial<Fillable>

/** A page fills only what is empty: what somebody typed stays. */
export function fillIn(fields: Fillable, preview: Pick<LinkPreview, 'title' | 'price'>): FilledIn {
  return {
    ...(fields.title.trim() === '' && preview.title !== null && { title: preview.title }),
    ...(fields.price.trim() === '' && preview.price !== null && { price: preview.price }),
  }
}

/** Empties what still is as it was filled in; what was changed since is the user's own. */
export function takeBack(fields: Fillable, filled: FilledIn): FilledIn {
  return {
    ...(filled.title !== undefined && fields.title === filled.title && { title: '' }),
    ...(filled.price !== undefined && fields.price === filled.price && { price: '' }),
  }
}
