import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { generalTexts } from '#domain/texts/general.ts'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { LoadingScreen } from '#client/ui/Spinner.tsx'
import { installationQuery } from './queries.ts'
import { TermsPage } from './TermsPage.tsx'

/** The terms, naming the support address of this installation. */
export function TermsScreen() {
  const installation = useQuery(installationQuery)
  useEffect(() => {
    // The browser looked for the section before the terms were there.
    const section = location.hash.slice(1)
    if (installation.isSuccess && section !== '') document.querySelector(`#${CSS.escape(section)}`)?.scrollIntoView()
  }, [installation.isSuccess])
  if (installation.isSuccess) return <TermsPage supportEmail={installation.data.supportEmail} />
  if (installation.isPending) return <LoadingScreen />
  const { title, description, retry } = generalTexts.serverUnreachable
  return (
    <main>
      <ErrorState
        heading="h1"
        title={title}
        text={description}
        retryLabel={retry}
        onRetry={() => void installation.refetch()}
        pending={installation.isFetching}
      />
    </main>
  )
}
