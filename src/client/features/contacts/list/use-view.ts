import { useState } from 'react'
import { contactsViewItem } from '#client/lib/storage.ts'

export type ContactsView = 'cards' | 'compact'

/** How contacts are shown, remembered in this browser. */
export function useView(): [ContactsView, (view: ContactsView) => void] {
  const [view, setView] = useState<ContactsView>(() => (contactsViewItem.read() === 'compact' ? 'compact' : 'cards'))
  return [
    view,
    (next) => {
      contactsViewItem.write(next)
      setView(next)
    },
  ]
}
