import type { Db } from '../../../platform/db/client.ts'
import { askerOf, type AskedFrom } from '../codes/code-asker.ts'
import { findNewestCode, findNewestCodeFor, type CodePurpose } from '../codes/code-queries.ts'
import { givenEmail } from '../email-address.ts'
import { refuseEmail } from '../refuse-problems.ts'
import { isRegistrationOf } from './registration-queries.ts'
import { requestAnotherCode } from '../codes/request-code.ts'
import type { Shop } from '../shop.ts'

/**
 * Requests another code to verify an email address or to reset a password. Without a purpose it repeats the latest
 * request, which may have come from somebody else. Without an earlier request it assumes a forgotten password, so
 * that the answer is the same.
 *
 * @param from.registrationId  of this browser's registration
 * @returns what the code is for, and its id
 * @throws AppError invalid_input, too_many_requests
 */
export async function resendCode(
  shop: Shop,
  given: { email: string; purpose?: CodePurpose | undefined },
  from: AskedFrom & { registrationId: string | undefined },
): Promise<{ purpose: CodePurpose; codeId: string }> {
  refuseEmail(given.email)
  await shop.addressLimits.codeRequests.take(from.ip)
  const email = givenEmail(given.email)
  const asker = await askerOf(shop.db, shop.secrets.rateLimitKey, email, from)
  return shop.db.transaction(async (tx) => {
    const latest = await (given.purpose ? findNewestCodeFor(tx, email, given.purpose) : findNewestCode(tx, email))
    const purpose = given.purpose ?? latest?.purpose ?? 'reset-password'
    const isRegistration = purpose === 'verify-email'
    const registrationId = isRegistration ? await pendingId(tx, email, from, latest?.registrationId ?? null) : null
    const wanted = { email, purpose, registrationId, asker }
    return { purpose, codeId: await requestAnotherCode(tx, shop.addressLimits, wanted) }
  })
}

async function pendingId(
  tx: Db,
  email: string,
  { registrationId: ownId }: { registrationId: string | undefined },
  newestId: string | null,
): Promise<string | null> {
  return ownId !== undefined && (await isRegistrationOf(tx, ownId, email)) ? ownId : newestId
}
