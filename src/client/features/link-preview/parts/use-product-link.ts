import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { titleOfLink } from '#domain/link-preview/link-title.ts'
import type { LinkPreview } from '#domain/link-preview/schema.ts'
import { productLinkTexts } from '#domain/texts/quick-capture.ts'
import { api } from '#client/lib/api.ts'
import { errorText } from '#client/lib/api-error.ts'
import type { Fillable, FilledIn } from '../fill.ts'
import { fillIn, takeBack } from '../fill.ts'
import { isWebLink } from './pasted.ts'

export type ProductLink = ReturnType<typeof useProductLink>

/**
 * Reads the page of a form’s product link and fills in empty fields: name, price, picture. The user can keep typing;
 * what was typed stays, and what was filled in can be undone.
 */
export function useProductLink<Fields extends Fillable>({
  link,
  fields,
  change,
}: {
  /** As typed in the form. */
  link: string
  fields: Fields
  change: (patch: FilledIn) => void
}) {
  const asked = useRef<string>(undefined)
  const asking = useMutation({
    mutationFn: (url: string) => api('POST /link-preview', { body: { url } }),
    meta: { invalidates: false },
    // From the last render, so that it sees what has been typed since.
    onSuccess: (found, url) => {
      if (asked.current === url && url === link.trim()) fill(found)
    },
    // Unreadable: the words of the link are better than no name.
    onError: (_error, url) => {
      if (asked.current === url && url === link.trim()) fill({ title: titleOfLink(new URL(url)), price: null })
    },
  })
  const [filled, setFilled] = useState<FilledIn>()
  // The answer for an outdated link is ignored.
  const isAbout = asking.variables === link.trim()
  const preview = isAbout ? asking.data : undefined

  const failure = errorText(asking.error, productLinkTexts.failed)
  const isNamedByLink = asking.isError && filled?.title !== undefined && fields.title === filled.title

  function fill(found: Pick<LinkPreview, 'title' | 'price'>) {
    // What the last link brought belongs to that one.
    const before = filled === undefined ? {} : takeBack(fields, filled)
    const patch = fillIn({ ...fields, ...before }, found)
    setFilled(patch)
    change({ ...before, ...patch })
  }

  function read(url: string) {
    if (!isWebLink(url) || (asking.variables === url && !asking.isError)) return
    asked.current = url
    asking.mutate(url)
  }

  function drop(): FilledIn {
    setFilled(undefined)
    return filled === undefined ? {} : takeBack(fields, filled)
  }
  return {
    link: link.trim(),
    /** Whether there is anything to show for this link. */
    isAsked: isAbout && !asking.isIdle,
    isReading: isAbout && asking.isPending,
    preview,
    /** Undefined if nothing from the page is used. */
    filled: preview === undefined ? undefined : filled,
    failure: !isAbout || !asking.isError ? undefined : isNamedByLink ? productLinkTexts.namedByLink : failure,
    /** Requests the page, once per link. */
    read,
    undo: () => change(drop()),
    fillAgain: () => preview !== undefined && fill(preview),
    /** Drops the page. Returns the form changes that go with it, to apply together with the link. */
    forget: (): FilledIn => {
      asked.current = undefined
      asking.reset()
      return drop()
    },
    /** What is saved with the idea besides name and price. */
    saved: {
      imageUrl: filled === undefined ? null : (preview?.imageUrl ?? null),
      ...(preview !== undefined && { provider: preview.provider, productKey: preview.productKey }),
    },
  }
}
