import { PROOF_VALID_MINUTES } from '#domain/staff/staff.ts'
import { AppError } from '../errors/app-error.ts'

const MINUTE_MS = 60_000

/**
 * Refuses a member of staff whose session last proved its owner, by password or second factor, too long ago.
 *
 * @throws AppError proof_required
 */
export function refuseUnproved({ provedAt }: { provedAt: Date }): void {
  if (Date.now() - provedAt.getTime() <= PROOF_VALID_MINUTES * MINUTE_MS) return
  throw new AppError('proof_required', 'Enter your password again to go on.')
}
