import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followBack } from '../lib/back.ts'
import { followFocus } from '../lib/lost-focus.ts'
import { followReturn } from '../lib/query.ts'
import { mayBeSignedIn } from '../lib/storage.ts'
import { applyTheme } from '../lib/theme.ts'
import '../theme/tokens.css'
import '../theme/fonts.css'
import '../theme/global.css'
import { App } from './App.tsx'
import './first-load.ts'
import { preloadLikelyScreen } from './routes.ts'

// zod, which loads with the first form, would try `new Function`, and the content security policy would report that.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

applyTheme()
followBack()
followFocus()
followReturn()
preloadLikelyScreen(mayBeSignedIn(), location.pathname)

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
