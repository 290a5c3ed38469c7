import type { z } from 'zod'
import type { LoginBody, TokenPair } from '#contract/accounts.ts'
import { loginFields, loginProblems } from '#domain/accounts/login.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Client } from './client.ts'
import { givenEmail } from '../email-address.ts'
import { openSession } from './open-session.ts'
import { readLogin } from './login-queries.ts'
import { isPassword } from '../password/password-hash.ts'
import { refuseProblems } from '../refuse-problems.ts'
import type { LoginShop } from '../shop.ts'
import { tryPassword } from '../password/try-password.ts'
import { say } from '../../../platform/language/sentence.ts'

/**
 * Opens a session for a shopper with the right password. The answer and the work are the same for email addresses
 * with and without an account. Both cost one hash, and a second one when a registration awaits verification.
 *
 * @throws AppError invalid_input, unauthorized, too_many_requests; email_unverified when the password is that of a
 *         registration; forbidden when staff have blocked the account, which requires the right password
 */
export async function logIn(shop: LoginShop, given: z.output<typeof LoginBody>, client: Client): Promise<TokenPair> {
  refuseProblems(loginProblems(given), loginFields)
  const email = givenEmail(given.email)
  const from = { ip: client.ip, deviceHash: client.deviceCookie.tokenHash }
  const known = readLogin(shop.db, email)
  known.catch(() => {}) // runs while the limits are checked; `find` awaits it and gets the error
  const find = async () => findOwner(await known, given.password, client.ip)
  const owner = await tryPassword(shop, { email, ...from }, find, (found) => found !== 'unverified')
  if (!owner) throw wrongLogin()
  if (owner === 'unverified') throw new AppError('email_unverified', say('accounts.unverified'))
  if (owner.blockedAt !== null) throw blocked()
  const tokens = await openSession(shop, owner, { client, isRemembered: given.rememberMe })
  if (!tokens) throw wrongLogin()
  return tokens
}

type Known = Awaited<ReturnType<typeof readLogin>>

async function findOwner({ user, devices, pendingHash }: Known, password: string, ip: string) {
  if (await isPassword(user?.passwordHash, password, { owner: 'shopper', ip })) return { ...user!, devices }
  if (pendingHash !== null && (await isPassword(pendingHash, password, { owner: 'shopper', ip }))) return 'unverified'
  return undefined
}

function wrongLogin(): AppError {
  return new AppError('unauthorized', say('accounts.wrong-login'))
}

function blocked(): AppError {
  return new AppError('forbidden', say('accounts.blocked'))
}
