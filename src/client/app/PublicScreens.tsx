import { Route, Switch } from 'wouter'
import { shellTexts } from '#domain/texts/shell.ts'
import { lazyPart } from '../lib/lazy.ts'
import { paths } from '../lib/paths.ts'
import { Bare } from './Bare.tsx'
import type { Screen } from './routes.ts'

const publicScreens: readonly Screen[] = [
  {
    path: paths.forgotPassword,
    title: shellTexts.tabs.forgotPassword,
    Page: lazyPart(() => import('../features/accounts/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  },
  {
    path: paths.resetPassword,
    title: shellTexts.tabs.resetPassword,
    Page: lazyPart(() => import('../features/accounts/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
  },
  {
    path: paths.verifyEmail,
    title: shellTexts.tabs.verifyEmail,
    Page: lazyPart(() => import('../features/accounts/VerifyEmailPage.tsx'), 'VerifyEmailPage'),
  },
  {
    path: paths.unsubscribe,
    title: shellTexts.tabs.emailSettings,
    Page: lazyPart(() => import('../features/accounts/UnsubscribePage.tsx'), 'UnsubscribePage'),
  },
  {
    path: paths.ask(':token'),
    title: shellTexts.tabs.ask,
    Page: lazyPart(() => import('../features/ask-links/AskPage.tsx'), 'AskPage'),
  },
  {
    path: paths.contribute(':token'),
    title: shellTexts.tabs.contribute,
    Page: lazyPart(() => import('../features/contribute/ContributePage.tsx'), 'ContributePage'),
  },
  {
    path: paths.terms,
    title: shellTexts.terms,
    Page: lazyPart(() => import('../features/legal/TermsScreen.tsx'), 'TermsScreen'),
  },
  {
    path: paths.howRemindersWork,
    title: shellTexts.howRemindersWork,
    Page: lazyPart(() => import('../features/legal/HowRemindersWorkPage.tsx'), 'HowRemindersWorkPage'),
  },
]

/** The page of one of the `publicPaths`. */
export function PublicScreens() {
  return (
    <Switch>
      {publicScreens.map((screen) => (
        <Route key={screen.path} path={screen.path}>
          <Bare screen={screen} />
        </Route>
      ))}
    </Switch>
  )
}
