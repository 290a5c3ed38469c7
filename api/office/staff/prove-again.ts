import type { ProofBody } from '#contract/admin/staff.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { confirmPassword, type Asking } from './confirm-password.ts'
import { noteProof } from './session-queries.ts'
import { findStaff } from './staff-queries.ts'
import type { Shop } from '../../people/accounts/shop.ts'
import type { StaffCall } from '../../platform/records/act-as.ts'
import { staffTries } from './staff-tries.ts'
import { takeSecondFactor } from './take-second-factor.ts'

/**
 * Checks the password or the second factor again, because a session may have been left open on a screen.
 *
 * @throws AppError invalid_input when it is wrong, too_many_requests
 */
export async function proveAgain(
  shop: Shop,
  proof: ProofBody,
  { asking, sessionId, call }: { asking: Asking; sessionId: string; call: StaffCall },
): Promise<void> {
  if ('password' in proof) await confirmPassword(shop, asking, proof)
  else await confirmCode(shop, asking, { code: proof.code, call })
  await noteProof(shop.db, sessionId)
}

async function confirmCode(
  shop: Shop,
  { id, email, from }: Asking,
  given: { code: string; call: StaffCall },
): Promise<void> {
  const { codes } = await staffTries(shop, email, from)
  await codes.refuse()
  const person = await findStaff(shop.db, id)
  if (!person?.totpSince || !(await takeSecondFactor(shop, person, given))) {
    await codes.countWrong()
    const problem = 'The code is wrong, or was used already.'
    throw new AppError('invalid_input', problem, { code: problem })
  }
  await codes.forgive()
}
