import { UserX } from 'lucide-react'
import { useState } from 'react'
import { contactTexts } from '#domain/texts/contacts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useDialog } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Tabs } from '#client/ui/Tabs.tsx'
import { CardsPanel } from './panels/CardsPanel.tsx'
import { dialogTitle } from './dialog-title.ts'
import { openChooseContact } from './dialogs.ts'
import { ProductsPanel } from './panels/ProductsPanel.tsx'
import styles from './RecommendationsDialog.module.css'
import { SearchPanel } from './panels/SearchPanel.tsx'
import { SummaryCard } from './panels/SummaryCard.tsx'
import { useCards, useRecommended, useSearched } from './panels/use-panels.ts'
import { useRecipient } from './use-recipient.ts'
import { useSearchFacts } from './use-search-facts.ts'
import type { Whom } from './use-recipient.ts'

const tabs = [
  { value: 'products', label: recommendationTexts.tabs.products },
  { value: 'cards', label: recommendationTexts.tabs.cards },
  { value: 'search', label: recommendationTexts.tabs.search },
] as const

type Tab = (typeof tabs)[number]['value']

/**
 * 'AI Gift Recommendations': products for a person and perhaps one of their events, greeting cards, and a search. What was
 * found stays while one goes from tab to tab; closing the dialog forgets it.
 */
export function RecommendationsDialog({
  contactId,
  occasionId,
  text = '',
  delivery,
}: DialogProps & Partial<Whom> & { text?: string | undefined; delivery?: 'none' | undefined }) {
  const { requestClose } = useDialog()
  const [whom, setWhom] = useState<Whom>({ contactId, occasionId })
  const recipient = useRecipient(whom)
  const { contact, event } = recipient
  const startsSearching = contactId === undefined && text.trim() !== ''
  const [tab, setTab] = useState<Tab>(startsSearching ? 'search' : 'products')
  const [cardsWanted, setCardsWanted] = useState(false)
  const known = useSearchFacts(recipient)
  const recommended = useRecommended(whom, known, delivery === 'none')
  const cards = useCards(recipient, cardsWanted)
  const searched = useSearched(text, startsSearching)
  const chooseContact = async () => {
    const chosen = await openChooseContact()
    if (chosen === undefined) return
    setWhom({ contactId: chosen.id, occasionId: undefined })
    known.setTerms({})
  }
  return (
    <AppModal
      size="xxl"
      title={dialogTitle(contact?.fullName, event?.name)}
      actions={<Button onClick={requestClose}>{generalTexts.close}</Button>}
    >
      {recipient.failed !== undefined && contact === undefined ? (
        <EmptyState icon={<UserX />} title={contactTexts.notFound} />
      ) : (
        <div className={styles['content']}>
          {contact !== undefined && known.facts !== undefined && (
            <SummaryCard contact={contact} event={event} known={known} />
          )}
          <Tabs
            label={recommendationTexts.title}
            tabs={tabs}
            value={tab}
            onChange={(next) => {
              setTab(next)
              if (next === 'cards') setCardsWanted(true)
            }}
          >
            {tab === 'products' ? (
              <ProductsPanel
                whom={whom}
                recipient={recipient}
                known={known}
                recommended={recommended}
                onChooseContact={() => void chooseContact()}
              />
            ) : tab === 'cards' ? (
              <CardsPanel recipient={recipient} pages={cards} />
            ) : (
              <SearchPanel recipient={recipient} searched={searched} />
            )}
          </Tabs>
        </div>
      )}
    </AppModal>
  )
}
