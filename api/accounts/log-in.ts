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
import { readDevices } from './session-queries.ts'
import type { Shop } from './shop.ts'
import { tryPassword } from './try-password.ts'
import { findUserByEmail } from './user-queries.ts'

/**
 * Opens a session for whoever knows the password. The answer and the work are the same for e-mail addresses with and
 * without an account: one hash, and one more where a registration waits to be verified, as it may for both.
 *
 * @throws AppError invalid_input, unauthorized, too_many_requests; email_unverified when it is that of a registration
 */
export async function logIn(shop: Shop, given: z.output<typeof LoginBody>, client: Client): Promise<TokenPair> {
  refuseProblems(loginProblems(given), loginFields)
  const email = givenEmail(given.email)
  const known = readKnown(shop, email)
  known.catch(() => {}) // it is read while the limits are; whoever waits for it hears of it
  const owner = await tryPassword(shop, { email, ip: client.ip }, async () => {
    const { user, registration } = await known
    if (await isPassword(user?.passwordHash, given.password)) return user
    if (registration && (await isPassword(registration.passwordHash, given.password))) return 'unverified'
    return undefined
  })
  if (!owner) throw wrongLogin()
  if (owner === 'unverified') throw new AppError('email_unverified', 'Please verify your email address first.')
  const [tokens] = await Promise.all([
    openSession(shop, owner, { client, devices: (await known).devices, isRemembered: given.rememberMe }),
    shop.failedLogins.forget(emailKey(email)),
  ])
  if (!tokens) throw wrongLogin()
  return tokens
}

/** The same questions for every address. */
async function readKnown({ db }: Shop, email: string) {
  const [user, registration, devices] = await Promise.all([
    findUserByEmail(db, email),
    findNewestRegistration(db, email),
    readDevices(db, email),
  ])
  return { user, registration, devices }
}

function wrongLogin(): AppError {
  return new AppError('unauthorized', 'Invalid email or password')
}
