import { passwordChangeProblems, type PasswordChange } from '#domain/accounts/new-password.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { sessionExpired } from '../sessions/authenticate.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { emailKey } from '../email-address.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import type { TriedFrom } from '../login/login-tries.ts'
import { refuseProblems } from '../refuse-problems.ts'
import { replacePassword } from './replace-password.ts'
import type { Shop } from '../shop.ts'
import { tryPassword } from './try-password.ts'
import { findUser, holdPassword, type User } from '../user-queries.ts'
import { say } from '../../../platform/language/sentence.ts'

const fields = ['OldPassword', 'new_password', 'confirm_password'] as const

/**
 * Sets a new password for a user who knows the old one.
 *
 * @param by.userId  the logged-in user; the email address must be theirs
 * @throws AppError invalid_input, also for a wrong old password; forbidden, too_many_requests
 */
export async function changePassword(
  shop: Shop,
  given: PasswordChange & { email: string },
  by: { userId: string; from: TriedFrom },
): Promise<void> {
  refuseProblems(passwordChangeProblems(given), fields)
  refuseCommonPassword(given.new_password, 'new_password')
  const user = await findUser(shop.db, by.userId)
  if (!user) throw sessionExpired()
  if (emailKey(given.email) !== emailKey(user.email)) throw new AppError('forbidden', say('accounts.not-your-email'))
  await refuseWrongPassword(shop, user, given.OldPassword, by.from)
  const passwordHash = await hashPassword(given.new_password, { owner: 'shopper', ip: by.from.ip })
  await shop.db.transaction(async (tx) => {
    if (!(await holdPassword(tx, user))) throw sessionExpired() // a concurrent change came first and ended all sessions
    await replacePassword(tx, shop.secrets, user, passwordHash)
  })
}

async function refuseWrongPassword(shop: Shop, user: User, password: string, from: TriedFrom) {
  const isRight = await tryPassword(shop, { email: user.email, ...from }, async () =>
    (await isPassword(user.passwordHash, password, { owner: 'shopper', ip: from.ip })) ? true : undefined,
  )
  if (!isRight) refuseProblems({ OldPassword: 'old-password' }, fields)
}
