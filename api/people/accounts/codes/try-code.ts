import { latinDigits } from '#domain/text.ts'
import { CODE_TRIES } from '#domain/accounts/one-time-code.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { countTry, findCode, type OneTimeCode } from './code-queries.ts'
import { isCode } from './one-time-code.ts'
import type { Shop } from '../shop.ts'
import { say } from '../../../platform/language/sentence.ts'
import type { AddressLimits } from '../../../platform/rate-limits/address-limits.ts'
import { clientNetwork } from '../../../platform/rate-limits/client-network.ts'
import type { Limit } from '../../../platform/rate-limits/limit.ts'
import { isWithin } from '../../../platform/rate-limits/is-within.ts'

/**
 * Checks an entered code. It counts the try first, in a statement of its own. The caller acts on a right code and
 * marks it as used in one transaction.
 *
 * @param code  the latest code sent, undefined when none was
 * @throws AppError invalid_input when it is wrong, expired, used, or was tried too often. The answer is the same for
 *         every email address, because we store codes for addresses without an account too
 */
export async function tryCode(
  { db, secrets, addressLimits }: Pick<Shop, 'db' | 'secrets' | 'addressLimits'>,
  { code, otp, ip }: { code: OneTimeCode | undefined; otp: string; ip: string },
): Promise<OneTimeCode> {
  const counts = code ? await countsOf(addressLimits, code, ip) : []
  const tried = code && (await countTry(db, code.id))
  // Read again: concurrent tries may have used up the code since.
  if (!tried) throw isTriedOut(code && (await findCode(db, code.id))) ? tooManyTries() : wrongCode()
  if (isCode(secrets.codeKey, tried, latinDigits(otp.trim()))) return tried
  for (const { limit, of } of counts) await limit.take(of)
  throw isTriedOut(tried) ? tooManyTries() : wrongCode()
}

/**
 * Returns what a wrong code counts against: its network's limits, and once one of these is used up the two tries that are
 * left to each email address or phone behind that network. So nobody keeps neighbors from entering theirs.
 */
async function countsOf(
  { wrongCodes, wrongResetCodes, wrongCodesOfOne }: AddressLimits,
  { purpose, email, phoneIndex }: OneTimeCode,
  ip: string,
): Promise<{ limit: Limit; of: string }[]> {
  const counts: { limit: Limit; of: string }[] = []
  let isUsedUp = false
  for (const limit of purpose === 'reset-password' ? [wrongCodes, wrongResetCodes] : [wrongCodes]) {
    if (await isWithin(async () => void (await limit.refuse(ip)))) counts.push({ limit, of: ip })
    else isUsedUp = true
  }
  if (!isUsedUp) return counts
  const own = `${clientNetwork(ip)} ${phoneIndex?.toString('hex') ?? email}`
  await wrongCodesOfOne.refuse(own)
  return [...counts, { limit: wrongCodesOfOne, of: own }]
}

export function wrongCode(): AppError {
  return new AppError('invalid_input', say('codes.wrong'))
}

function tooManyTries(): AppError {
  return new AppError('invalid_input', say('codes.too-many-tries'))
}

function isTriedOut(code: OneTimeCode | undefined): boolean {
  return code !== undefined && code.tries >= CODE_TRIES && code.usedAt === null && code.expiresAt > new Date()
}
