import { useQuery } from '@tanstack/react-query'
import { contactQueries } from '#client/features/contacts/queries.ts'
import { openPlaceIdea } from '#client/features/gifts/dialogs.ts'
import { useSaveIdea } from '#client/features/gifts/parts/save-idea.ts'
import type { SavedWords } from '#client/features/gifts/parts/save-idea.ts'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import { openGiftSplitModal } from '#client/features/splits/dialogs.ts'
import type { NewDismissal } from '#domain/contacts/schema.ts'
import type { MenuItem } from '#client/ui/Menu.tsx'
import { useNarrow } from '#client/lib/media.ts'
import { openChooseContact, openChooseEvent } from '../dialogs.ts'
import { mainOption } from './gift-options.tsx'
import type { MainOption, OptionWays } from './gift-options.tsx'
import type { ShownProduct } from './ProductCard.tsx'
import type { Recipient } from '../use-recipient.ts'
import { wholeProduct } from './whole-product.ts'

export type ProductOptions = {
  menuOf: (product: ShownProduct) => () => readonly MenuItem[]
  /** The first item of its menu, as the card's main button. */
  mainOf: (product: ShownProduct) => MainOption
}

/** What can be done with the products of a list, for a person, for an event, or for nobody in particular yet. */
export function useProductOptions({
  recipient: { contact, event },
  menu,
  asSaved = (product) => product,
  words,
  dismiss,
}: {
  recipient: Recipient
  menu: (ways: OptionWays) => readonly MenuItem[]
  /** The product as it is saved: a card among cards, with the reason that is kept. */
  asSaved?: (product: ShownProduct) => ShownProduct
  words?: SavedWords
  dismiss?: (product: ShownProduct, reason: NewDismissal['reason']) => void
}): ProductOptions {
  const isNarrow = useNarrow()
  const { save } = useSaveIdea(words)
  const isOfOne = contact !== undefined
  const ofContact = useQuery({
    ...occasionQueries.ofContact(contact?.id ?? 0),
    enabled: isOfOne && event === undefined,
  })
  const upcoming = useQuery({ ...occasionQueries.upcoming(), enabled: !isOfOne })
  const contacts = useQuery({ ...contactQueries.all(), enabled: !isOfOne }).data
  const events = isOfOne ? ofContact.data : upcoming.data

  const waysOf = (product: ShownProduct): OptionWays => {
    const place = (isSaved: boolean, contactId: number | undefined) =>
      void openPlaceIdea(asSaved(product), { isSaved, contactId })
    const chooseEvent = async (...question: Parameters<typeof openChooseEvent>) => {
      const chosen = await openChooseEvent(...question)
      if (chosen === undefined) return
      const [of] = question
      if (chosen.event === undefined) place(false, of === 'everybody' ? undefined : of.contactId)
      else await save(asSaved(product), { ...chosen, contact: chosen.event.contact })
    }
    const chooseContact = async () => {
      const person = await openChooseContact()
      if (person !== undefined)
        await chooseEvent({ contactId: person.id, fullName: person.fullName }, ['idea', 'assign'])
    }
    return {
      productUrl: product.productUrl,
      contact,
      event,
      events,
      contacts,
      isNarrow,
      put: (chosen) => void save(asSaved(product), chosen),
      assign: () => place(true, contact?.id),
      saveIdea: (person) => place(false, person?.id),
      chooseEvent: (of, actions) => void chooseEvent(of, actions),
      chooseContact: () => void chooseContact(),
      showDetails: () => {
        if (contact === undefined) return
        const whole = wholeProduct(asSaved(product))
        void openGiftSplitModal({ product: whole, contactId: contact.id, occasionId: event?.id })
      },
      dismiss: dismiss && ((reason) => dismiss(product, reason)),
    }
  }
  return {
    menuOf: (product) => () => menu(waysOf(product)),
    mainOf: (product) => mainOption(waysOf(product)),
  }
}
