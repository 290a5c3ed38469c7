import { askerOf, type AskedFrom } from '../codes/code-asker.ts'
import { findCodeFor, findNewestCodeBy, useCode, type OneTimeCode } from '../codes/code-queries.ts'
import { refuseBlankCode, type EnteredCode } from '../codes/refuse-blank-code.ts'
import type { Shop } from '../shop.ts'
import { tryCode, wrongCode } from '../codes/try-code.ts'

type ResetFrom = AskedFrom & { requestedId: string | undefined }

/**
 * Checks the code that was sent for a forgotten password. Only the code that this browser requested counts, so wrong
 * codes that strangers enter do not end it. A browser without the cookie can enter the newest code that its network
 * or device requested.
 *
 * @param from.requestedId  of the code that this browser requested last
 * @returns its id, with which one new password may be set (reset-password.ts)
 * @throws AppError invalid_input, too_many_requests
 */
export async function verifyResetCode(shop: Shop, given: EnteredCode, from: ResetFrom): Promise<string> {
  refuseBlankCode(given)
  const code = await findRequested(shop, given.email, from)
  const { id } = await tryCode(shop, { code, otp: given.otp, ip: from.ip })
  if (!(await useCode(shop.db, id))) throw wrongCode()
  return id
}

async function findRequested(
  { db, secrets }: Shop,
  email: string,
  { requestedId: id, ...from }: ResetFrom,
): Promise<OneTimeCode | undefined> {
  const purpose = 'reset-password'
  const requested = id === undefined ? undefined : await findCodeFor(db, { id, email, purpose })
  if (requested) return requested
  const asker = await askerOf(db, secrets.rateLimitKey, email, from)
  return findNewestCodeBy(db, { email, purpose, asker: asker.hash })
}
