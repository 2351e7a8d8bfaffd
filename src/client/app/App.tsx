import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Router as Addresses } from 'wouter'
import type { AroundNavHandler } from 'wouter'
import { fromPageEntry } from '../lib/back.ts'
import { closeAllDialogs, DialogHost } from '../lib/dialogs.tsx'
import { overlayElement } from '../lib/overlay.ts'
import { queryClient } from '../lib/query.ts'
import { followOtherTabs } from '../lib/session.ts'
import { applyTheme } from '../lib/theme.ts'
import { themeItem } from '../lib/storage.ts'
import { ToastHost } from '../ui/ToastHost.tsx'
import { AfterLoad } from './status/AfterLoad.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Router } from './Router.tsx'

export function App() {
  useEffect(followOtherTabs, [])
  useEffect(followThemeOfOtherTabs, [])
  return (
    <QueryClientProvider client={queryClient}>
      <Addresses aroundNav={aroundNavigation}>
        <ErrorBoundary>
          <Router />
        </ErrorBoundary>
        <ErrorBoundary onFailure={closeAllDialogs}>
          <DialogHost />
        </ErrorBoundary>
      </Addresses>
      {createPortal(
        <>
          <AfterLoad />
          <ToastHost />
        </>,
        overlayElement(),
      )}
    </QueryClientProvider>
  )
}

const aroundNavigation: AroundNavHandler = (navigate, to, options) => fromPageEntry(() => navigate(to, options))

function followThemeOfOtherTabs() {
  const follow = (event: StorageEvent) => event.key === themeItem.name && applyTheme()
  globalThis.addEventListener('storage', follow)
  return () => globalThis.removeEventListener('storage', follow)
}
