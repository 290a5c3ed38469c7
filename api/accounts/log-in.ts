import type { z } from 'zod'
import type { LoginBody, TokenPair } from '#contract/accounts.ts'
import { loginFields, loginProblems } from '#domain/login.ts'
import { AppError } from '../errors.ts'
import type { Client } from './client.ts'
import { emailKey, givenEmail } from './email-address.ts'
import { openSession } from './open-session.ts'
import { isPassword } from './password-hash.ts'
import { refuseProblems } from './refuse-problems.ts'
import { findNewestRegistration } from './registration-queries.ts'
import type { Shop } from './shop.ts'
import { tryPassword } from './try-password.ts'
import { findUserByEmail, type User } from './user-queries.ts'

/**
 * Opens a session for whoever knows the password. The answer and the work are the same for e-mail addresses with and
 * without an account: one hash, and one more where a registration waits to be verified, as it may for both.
 *
 * @throws AppError invalid_input, unauthorized, too_many_requests; email_unverified when it is that of a registration
 */
export async function logIn(shop: Shop, given: z.output<typeof LoginBody>, client: Client): Promise<TokenPair> {
  refuseProblems(loginProblems(given), loginFields)
  const email = givenEmail(given.email)
  const owner = await tryPassword(shop, { email, ip: client.ip }, () => findOwner(shop, email, given.password))
  if (!owner) throw wrongLogin()
  if (owner === 'unverified') throw new AppError('email_unverified', 'Please verify your email address first.')
  const tokens = await openSession(shop, owner, { client, isRemembered: given.rememberMe })
  if (!tokens) throw wrongLogin()
  await shop.failedLogins.forget(emailKey(email))
  return tokens
}

async function findOwner({ db }: Shop, email: string, password: string): Promise<User | 'unverified' | undefined> {
  const [user, registration] = await Promise.all([findUserByEmail(db, email), findNewestRegistration(db, email)])
  if (await isPassword(user?.passwordHash, password)) return user
  if (registration && (await isPassword(registration.passwordHash, password))) return 'unverified'
  return undefined
}

function wrongLogin(): AppError {
  return new AppError('unauthorized', 'Invalid email or password')
}
