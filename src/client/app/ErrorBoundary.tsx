import { Component } from 'react'
import type { ReactNode } from 'react'
import { generalTexts } from '#domain/texts/general.ts'
import { toast } from '../lib/toast.ts'
import { ErrorState } from '../ui/EmptyState.tsx'

type Props = {
  children: ReactNode
  /** For dialogs: instead of showing an error page, clean up and say it in a toast. */
  onFailure?: () => void
}

/** A bug, or a chunk that couldn't be loaded: says what happened and offers to reload. */
export class ErrorBoundary extends Component<Props, { failure: unknown }> {
  override state: { failure: unknown } = { failure: undefined }

  static getDerivedStateFromError(failure: unknown) {
    return { failure: failure ?? 'unknown' }
  }

  override componentDidCatch() {
    if (this.props.onFailure === undefined) return
    this.props.onFailure()
    const { title, description } = generalTexts.crashed
    toast({ title, description, variant: 'destructive' })
    this.setState({ failure: undefined })
  }

  override render() {
    if (this.state.failure === undefined) return this.props.children
    if (this.props.onFailure !== undefined) return null
    const { title, description } = generalTexts.crashed
    return (
      <ErrorState
        heading="h1"
        title={title}
        text={description}
        retryLabel={generalTexts.newVersion.reload}
        onRetry={() => location.reload()}
      />
    )
  }
}
