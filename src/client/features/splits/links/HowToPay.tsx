import { useQuery } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import { useState } from 'react'
import { contributeTexts } from '#domain/texts/contribute.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { HowToPayFields } from '#client/features/profile/parts/HowToPayFields.tsx'
import { profileQueries } from '#client/features/profile/queries.ts'
import { Button } from '#client/ui/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import styles from './ContributorLinksDialog.module.css'

const { howToPay: texts } = contributeTexts

/** How contributors pay: one line, which opens into its two fields. */
export function HowToPay() {
  const { data } = useQuery(profileQueries.preferences)
  const [isOpen, setOpen] = useState(false)
  if (data === undefined) return <Skeleton height={52} radius={12} />
  const { text, url } = data.howToPay
  const known = [text, url].filter((part) => part !== null)
  return (
    <section className={styles['pay']} aria-label={texts.title}>
      {isOpen ? (
        <>
          <h3>{texts.title}</h3>
          <HowToPayFields howToPay={data.howToPay} onSaved={() => setOpen(false)}>
            <Button size="sm" variant="ghost" onClick={() => setOpen(false)}>
              {generalTexts.cancel}
            </Button>
          </HowToPayFields>
        </>
      ) : (
        <div className={styles['payLine']}>
          <Wallet aria-hidden />
          <p>
            <strong>{texts.title}</strong>
            <span dir="auto">{known.length === 0 ? texts.missing : known.join(' · ')}</span>
          </p>
          <Button size="sm" variant={known.length === 0 ? 'tint' : 'secondary'} onClick={() => setOpen(true)}>
            {known.length === 0 ? texts.add : texts.change}
          </Button>
        </div>
      )}
    </section>
  )
}
