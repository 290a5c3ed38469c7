import { findNewestCodeFor, useCode } from '../codes/code-queries.ts'
import { refuseBlankCode, type EnteredCode } from '../codes/refuse-blank-code.ts'
import type { Shop } from '../shop.ts'
import { tryCode, wrongCode } from '../codes/try-code.ts'

/**
 * Checks the code that was sent for a forgotten password.
 *
 * @returns its id, with which one new password may be set (reset-password.ts)
 * @throws AppError invalid_input, too_many_requests
 */
export async function verifyResetCode(shop: Shop, given: EnteredCode, ip: string): Promise<string> {
  refuseBlankCode(given)
  const code = await findNewestCodeFor(shop.db, given.email, 'reset-password')
  const { id } = await tryCode(shop, { code, otp: given.otp, ip })
  if (!(await useCode(shop.db, id))) throw wrongCode()
  return id
}
