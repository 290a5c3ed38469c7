import { passwordResetProblems, type PasswordReset } from '#domain/accounts/new-password.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { isRedeemable, redeemCode } from '../codes/code-queries.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { emailKey } from '../email-address.ts'
import { hashPassword } from './password-hash.ts'
import { unlockLogins } from '../login/login-tries.ts'
import { refuseProblems } from '../refuse-problems.ts'
import { replacePassword } from './replace-password.ts'
import type { Shop } from '../shop.ts'
import { findUserByEmail } from '../user-queries.ts'
import { say } from '../../../platform/language/sentence.ts'

const fields = ['email', 'new_password', 'confirm_password'] as const

/**
 * Sets a new password in place of a forgotten one.
 *
 * @param codeId  of the code that this browser entered: valid for its own email address, for some minutes, once
 * @throws AppError invalid_input; forbidden without such a code
 */
export async function resetPassword(
  shop: Shop,
  given: PasswordReset & { email: string },
  { codeId, ip }: { codeId: string | undefined; ip: string },
): Promise<void> {
  const { db, secrets } = shop
  const isMissing = given.email.trim() === ''
  refuseProblems({ ...(isMissing && { email: 'email-missing' }), ...passwordResetProblems(given) }, fields)
  refuseCommonPassword(given.new_password, 'new_password')
  if (codeId === undefined || !(await isRedeemable(db, codeId, given.email))) throw notVerified()
  const passwordHash = await hashPassword(given.new_password, { owner: 'shopper', ip })
  await db.transaction(async (tx) => {
    const isFirst = await redeemCode(tx, codeId, given.email)
    const user = isFirst ? await findUserByEmail(tx, given.email) : undefined
    if (!user) throw notVerified()
    await replacePassword(tx, secrets, user, passwordHash)
  })
  await unlockLogins(shop, emailKey(given.email), ip)
}

function notVerified(): AppError {
  return new AppError('forbidden', say('codes.not-verified'))
}
