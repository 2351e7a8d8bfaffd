import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { generalTexts } from '#domain/texts/general.ts'
import { pictureTexts as texts } from '#domain/texts/pictures.ts'
import { api } from '#client/lib/api.ts'
import { errorText, isNotFound } from '#client/lib/api-error.ts'
import { useCloseGuard } from '#client/lib/dialogs.tsx'
import { invalidateOwn } from '#client/lib/query.ts'
import { toast, toastSuccess } from '#client/lib/toast.ts'
import { scaleDown } from './scale-down.ts'
import type { Prepared } from './scale-down.ts'

/** What a form does to a picture when it's saved: null removes it. */
type Change = Prepared | null

/** Whose picture it is. */
export type PictureKind = 'contact' | 'gift'

const words = { contact: texts.photo, gift: texts.picture }

export type PictureDraft = ReturnType<typeof usePictureDraft>

/**
 * The picture of a form: chosen, shown and taken back like any other field, and sent when the rest is saved.
 * @param isSaved whether it has one already
 */
export function usePictureDraft(kind: PictureKind, isSaved = false) {
  const [change, setChange] = useState<Change>()
  const [isPreparing, setPreparing] = useState(false)
  const [error, setError] = useState<string>()
  const send = useMutation({ mutationFn: ({ id, wanted }: { id: number; wanted: Change }) => store(kind, id, wanted) })
  const draftWords = words[kind]
  useCloseGuard(change !== undefined)

  const choose = async (file: Blob) => {
    setPreparing(true)
    setError(undefined)
    try {
      setChange(await scaleDown(file))
    } catch (failure) {
      setError(errorText(failure, texts.notAPicture))
    }
    setPreparing(false)
  }
  const decide = (wanted: Change | undefined) => {
    setError(undefined)
    setChange(wanted)
  }
  return {
    words: draftWords,
    /** What is chosen, as an address for an `<img>`, if this browser can show it. */
    preview: change?.preview,
    hasPicture: change === undefined ? isSaved : change !== null,
    isChosen: change !== undefined && change !== null,
    isRemoved: change === null,
    isPreparing,
    isSending: send.isPending,
    error,
    setError,
    choose,
    remove: () => decide(null),
    undo: () => decide(undefined),

    /**
     * For a form of something saved, before the rest of it: what is wrong is said here, and nothing else is lost.
     * @returns whether to go on
     */
    async saveFirst(id: number): Promise<boolean> {
      if (change === undefined) return true
      try {
        await send.mutateAsync({ id, wanted: change })
      } catch (failure) {
        // The form says that it was deleted elsewhere.
        if (isNotFound(failure)) throw failure
        setError(errorText(failure, draftWords.failed))
        return false
      }
      decide(undefined)
      return true
    },

    /**
     * For something that was just added. If the picture can't be sent, the rest is saved anyway: a toast says so and
     * offers another try.
     * @returns whether all of it is saved
     */
    async saveAfter(id: number): Promise<boolean> {
      if (change === undefined) return true
      const failure = await send.mutateAsync({ id, wanted: change }).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      decide(undefined)
      if (failure === undefined) return true
      offerAgain(kind, id, change, failure)
      return false
    },
  }
}

/** The form is closed by then. */
function offerAgain(kind: PictureKind, id: number, wanted: Change, failure: unknown) {
  const again = async () => {
    try {
      await store(kind, id, wanted)
      void invalidateOwn()
      toastSuccess(words[kind].saved)
    } catch (reason) {
      offerAgain(kind, id, wanted, reason)
    }
  }
  toast({
    title: generalTexts.error,
    description: words[kind].notSaved,
    more: errorText(failure, generalTexts.noAnswer),
    variant: 'destructive',
    action: { label: generalTexts.tryAgain, onSelect: () => void again() },
  })
}

async function store(kind: PictureKind, id: number, wanted: Change): Promise<void> {
  const params = { id }
  if (wanted !== null) {
    const file = wanted.picture
    return kind === 'contact'
      ? api('PUT /contacts/:id/picture', { params, file })
      : api('PUT /gift-ideas/:id/picture', { params, file })
  }
  return kind === 'contact'
    ? api('DELETE /contacts/:id/picture', { params })
    : api('DELETE /gift-ideas/:id/picture', { params })
}
