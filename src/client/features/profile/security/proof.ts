import type { Proof } from '#domain/accounts/second-step.ts'
import { securityTexts } from '#domain/texts/security.ts'
import { ApiError, Declined } from '#client/lib/api-error.ts'
import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'
import { queryClient } from '#client/lib/query.ts'
import { profileQueries } from '../queries.ts'
import type { ProofQuestion } from './ProofDialog.tsx'

const SignInAgainDialog = lazyPart(() => import('./SignInAgainDialog.tsx'), 'SignInAgainDialog')
const ProofDialog = lazyPart(() => import('./ProofDialog.tsx'), 'ProofDialog')

/**
 * Sends what changes how one signs in. Where the server wants to know first who is there, the password is asked for and it
 * is sent again; users without one sign in again.
 * @throws {Declined} when the question was given up
 */
export async function confirming<Result>(
  hasPassword: boolean,
  send: (proof: Proof) => Promise<Result>,
): Promise<Result> {
  try {
    return await send({})
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CONFIRM') throw error
    if (!hasPassword) return signInAgain(error)
    const { title, description: text, action } = securityTexts.confirm
    return proven({ title, text, action }, send)
  }
}

/** @throws the refusal itself where no provider signs this user in */
async function signInAgain(refusal: ApiError): Promise<never> {
  const connections = await queryClient.fetchQuery(profileQueries.connections)
  const providers = connections.flatMap(({ provider, isConnected }) => (isConnected ? [provider] : []))
  if (providers.length === 0) throw refusal
  await openDialog(SignInAgainDialog, { providers })
  throw new Declined()
}

/** Asks at once, and sends with what was given; what is wrong is said at the field, which stays. */
export async function proven<Result>(
  question: ProofQuestion,
  send: (proof: Proof) => Promise<Result>,
): Promise<Result> {
  let result: { is: Result } | undefined
  await openDialog(ProofDialog, {
    question,
    send: async (proof: Proof) => {
      result = { is: await send(proof) }
    },
  })
  if (result === undefined) throw new Declined()
  return result.is
}
