import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { contactQueries } from '#client/features/contacts/queries.ts'
import { openAssignGift } from '#client/features/gifts/dialogs.ts'
import { useProductLink } from '#client/features/link-preview/parts/use-product-link.ts'
import { bringsLink, splitPasted } from '#client/features/link-preview/parts/pasted.ts'
import { useAddGift, useMoveGift, useRemoveGift } from '#client/features/gifts/mutations.ts'
import { newGiftSchema } from '#domain/gifts/schema.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { captureTexts } from '#domain/texts/quick-capture.ts'
import { Declined, errorText } from '#client/lib/api-error.ts'
import { isInReach } from '#client/lib/focus.ts'
import { useFormKey } from '#client/lib/form-key.ts'
import { useForm } from '#client/lib/form.ts'
import type { FormErrors } from '#client/lib/form.ts'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { toast } from '#client/lib/toast.ts'
import type { Person } from './likely-people.ts'
import { rememberPerson } from './recent-people.ts'
import { understand, withPerson } from './understand.ts'
import type { Idea, Values } from './understand.ts'

const empty: Values = {
  title: '',
  isFromPage: false,
  price: '',
  link: '',
  person: undefined,
  eventId: '',
  eventOf: undefined,
  kept: [],
}

const nobody: readonly Person[] = []

/** With a name typed, the page of a link may take so long to bring its picture and price. */
const PATIENCE_MS = 4_000

/** Until the page's answer is in the form. */
const DRAWN_MS = 50

export type QuickIdea = ReturnType<typeof useQuickIdea>

/** The idea that is being taken: what, for whom, and saving it. */
export function useQuickIdea({ onSaved, onNext }: { onSaved: () => void; onNext: () => void }) {
  const add = useAddGift()
  const remove = useRemoveGift()
  const move = useMoveGift()
  const keyFor = useFormKey()
  const contacts: readonly Person[] = useQuery(contactQueries.all()).data ?? nobody
  const form = useForm({ initial: empty, check: (given) => check(given, understand(given, contacts)) })
  const { values } = form
  const idea = understand(values, contacts)
  const product = useProductLink({
    link: values.link,
    fields: values,
    change: (patch) => form.change({ ...patch, ...(patch.title !== undefined && { isFromPage: true }) }),
  })
  const [failure, setFailure] = useState<string>()
  /** Save was pressed while the page of the link was being read. */
  const [waiting, setWaiting] = useState<'close' | 'next'>()
  const [sent, setSent] = useState<'close' | 'next'>()
  /** The same idea taken once more, after the first one was taken back, is another row. */
  const [round, setRound] = useState(0)
  /** Save was pressed before anybody was chosen: choosing is all that is missing. */
  const [asksWho, setAsksWho] = useState(false)

  function write(text: string) {
    setFailure(undefined)
    if (bringsLink(values.title, text)) takeLink(text)
    else form.change({ title: text, isFromPage: false })
  }

  /** What was typed before the field was there; with Enter pressed as well. */
  function takeUp(text: string, isSaved: boolean) {
    write(text)
    if (isSaved) save('close', { ...values, title: text, isFromPage: false })
  }

  /** Takes a link out of the text; the words around it are the name. */
  function takeLink(text: string): Values | undefined {
    const { words, link } = splitPasted(text)
    if (link === undefined) return undefined
    const next = { ...values, title: words, isFromPage: false, link }
    form.change(next)
    product.read(link)
    return next
  }

  function choose(person: Person) {
    const patch = withPerson(values, idea.read, person)
    form.change(patch)
    if (!asksWho) return
    setAsksWho(false)
    save('close', { ...values, ...patch })
  }

  function save(then: 'close' | 'next', given = values) {
    if (add.isPending || waiting !== undefined) return
    const now = takeLink(given.title) ?? given
    const meant = understand(now, contacts)
    const wrong = check(now, meant)
    const isReading = product.isReading || now !== given
    const isNameless = meant.title === '' && now.link !== ''
    if (wrong.title !== undefined && !(isNameless && isReading)) {
      form.setErrors({ title: isNameless ? captureTexts.nameMissing : wrong.title })
      focusOn('input[name="title"]')
    } else if (meant.person === undefined) {
      setAsksWho(true)
      form.setErrors({ person: whoMissing(meant) })
      focusOn('[data-person]')
    } else if (isReading) setWaiting(then)
    else send(then, now)
  }

  function send(then: 'close' | 'next', given: Values) {
    const meant = understand(given, contacts)
    const { person, eventId } = meant
    if (person === undefined) return
    const body = { contactId: person.id, ...toBody(given, meant), ...product.saved }
    setFailure(undefined)
    setSent(then)
    add.mutate(
      { ...body, key: keyFor({ ...body, round }) },
      {
        onSuccess: (gift) => {
          rememberPerson(person.id)
          toast({
            title: generalTexts.success,
            description: giftTexts.savedIdea,
            more: captureTexts.savedFor(person.fullName),
            action: { label: captureTexts.assign, onSelect: () => void assign(gift) },
            secondAction: { label: generalTexts.undo, onSelect: () => remove.mutate(gift.id) },
          })
          if (then === 'close') return onSaved()
          setRound(round + 1)
          product.forget()
          form.reset({ ...empty, person, eventId, eventOf: person.id })
          onNext()
        },
        onError: (error) => {
          if (error instanceof Declined || form.showIssues(error)) return
          setFailure(`${errorText(error, captureTexts.notSaved)} ${captureTexts.stillHere}`)
        },
      },
    )
  }

  async function assign(gift: Gift) {
    const wish = await openAssignGift(gift)
    if (wish !== undefined) move.mutate({ gift, ...wish })
  }

  /** These words aren't a price or a person, but part of the name. */
  function keepInName(words: string) {
    form.change({ kept: [...values.kept, words] })
    focusOn('input[name="title"]')
  }

  const goOn = useEffectEvent(() => {
    if (waiting === undefined) return
    setWaiting(undefined)
    if (idea.title !== '') return send(waiting, values)
    form.setErrors({ title: captureTexts.nameMissing })
    focusOn('input[name="title"]')
  })
  const hasName = idea.title !== ''
  useEffect(() => {
    if (waiting === undefined) return undefined
    // Without a name there is nothing to save before the page has answered.
    if (product.isReading && !hasName) return undefined
    const timer = setTimeout(goOn, product.isReading ? PATIENCE_MS : DRAWN_MS)
    return () => clearTimeout(timer)
  }, [waiting, product.isReading, hasName])

  return {
    values,
    /** What would be saved. */
    idea,
    errors: { ...form.errors, ...(idea.person !== undefined && { person: undefined }) },
    isDirty: values.title.trim() !== '' || values.link !== '',
    /** Which of the two buttons is at work. */
    pending: waiting ?? (add.isPending ? sent : undefined),
    isWaiting: waiting !== undefined,
    failure,
    product,
    write,
    takeUp,
    choose,
    keepInName,
    chooseEvent: (eventId: string) => form.change({ eventId, eventOf: idea.person?.id }),
    removeLink: () => form.change({ link: '', ...product.forget() }),
    save,
  }
}

function check(values: Values, idea: Idea): FormErrors<Values> {
  return {
    ...schemaErrors(newGiftSchema, values, toBody(values, idea)),
    person: idea.person === undefined ? whoMissing(idea) : undefined,
  }
}

function whoMissing({ read: { recipient } }: Idea): string {
  return recipient === undefined
    ? captureTexts.whoMissing
    : captureTexts.whichOne(recipient.people.length, recipient.words)
}

function toBody({ link }: Values, { title, price, eventId }: Idea) {
  return {
    occasionId: eventId === '' ? null : Number(eventId),
    title,
    price: price === '' ? null : price,
    productUrl: link === '' ? null : link,
  }
}

function focusOn(selector: string) {
  requestAnimationFrame(() => {
    const all = document.querySelectorAll<HTMLElement>(`[data-quick-idea] ${selector}`)
    ;[...all].find(isInReach)?.focus()
  })
}
