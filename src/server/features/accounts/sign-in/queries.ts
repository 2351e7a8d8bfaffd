import type { CurrentUser } from '#domain/accounts/schema.ts'
import { AppError } from '#domain/shared/errors.ts'
import { generalTexts } from '#domain/texts/general.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import type { Services } from '#server/services.ts'
import { presentUser } from '../present.ts'
import { findUser } from '../queries.ts'

/** @throws {AppError} UNAUTHENTICATED if the account was deleted during the request */
export async function viewUser(
  { db, settings }: Pick<Services, 'settings'> & { db: DbOrTx },
  owner: OwnerId,
): Promise<CurrentUser> {
  const user = await findUser(db, owner)
  if (!user) throw new AppError('UNAUTHENTICATED', generalTexts.signInRequired)
  return presentUser(user, settings)
}
