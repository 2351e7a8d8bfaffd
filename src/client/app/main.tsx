import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followBack } from '../lib/back.ts'
import { followFocus } from '../lib/lost-focus.ts'
import { mayBeSignedIn } from '../lib/session.ts'
import { applyTheme } from '../lib/theme.ts'
import '../theme/tokens.css'
import '../theme/fonts.css'
import '../theme/global.css'
import { App } from './App.tsx'
import './first-load.ts'
import { preloadLikelyPage } from './routes.ts'

applyTheme()
followBack()
followFocus()
preloadLikelyPage(mayBeSignedIn(), location.pathname)

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
