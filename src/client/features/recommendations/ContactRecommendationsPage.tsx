import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Search, UserX } from 'lucide-react'
import { Link, useParams } from 'wouter'
import { openGiftSearch } from '#client/features/gifts/dialogs.ts'
import { contactQueries } from '#client/features/contacts/queries.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { shellTexts } from '#domain/texts/shell.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { usePageHeading } from '#client/lib/heading.ts'
import { paths } from '#client/lib/paths.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { ContactRecommendations } from './ContactRecommendations.tsx'
import styles from './ContactRecommendationsPage.module.css'

/** 'Gift Recommendations': ideas for one person, five a page. */
export function ContactRecommendationsPage() {
  const id = Number(useParams<{ contactId: string }>().contactId)
  const isId = Number.isInteger(id) && id > 0
  const query = useQuery({ ...contactQueries.one(id), enabled: isId })
  const notFound = !isId || (query.error instanceof ApiError && [400, 404].includes(query.error.status))
  const { title } = shellTexts.recommendationsHeader('')
  const contact = query.data
  usePageHeading(title, contact && shellTexts.recommendationsHeader(contact.fullName).subtitle)
  return (
    <div className={styles['page']}>
      <div className={styles['ways']}>
        <Link href={paths.contacts} className={styles['back']}>
          <ArrowLeft />
          {contactTexts.backToContacts}
        </Link>
        {contact !== undefined && !notFound && (
          <Button size="sm" variant="tint" icon={<Search />} onClick={() => openGiftSearch({ contactId: contact.id })}>
            {recommendationTexts.searchGiftIdeas}
          </Button>
        )}
      </div>
      {notFound ? (
        <EmptyState
          icon={<UserX />}
          heading="h2"
          title={contactTexts.notFound}
          text={recommendationTexts.contactNotFoundHint}
          action={<ButtonLink href={paths.contacts}>{contactTexts.backToContacts}</ButtonLink>}
        />
      ) : contact !== undefined ? (
        <ContactRecommendations key={contact.id} contact={contact} />
      ) : query.isError ? (
        <ErrorState title={contactTexts.couldNotLoad} pending={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={280} radius={18} />
      )}
    </div>
  )
}
