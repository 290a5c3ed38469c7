import type { DoneReply, UserProfile } from '#contract/accounts.ts'
import { authorisedCall } from '../../accounts/session/authorised-call.ts'
import { changeUser } from '../../accounts/session/session.ts'
import { chooseDistrict, readDistrict } from './district.ts'

/**
 * Agrees with a member's account on a district: the browser's own wins, and each of the two fills in for the other where
 * it has none.
 */
export function agreeOnDistrict(user: UserProfile): void {
  const own = readDistrict()
  if (own === '' && user.delivery_district) chooseDistrict(user.delivery_district)
  else if (own !== '' && !user.delivery_district) void keepInAccount(user._id, own)
}

/** Never throws: the browser keeps the district all the same. */
export async function keepInAccount(userId: string, district: string): Promise<void> {
  const answer = await authorisedCall<DoneReply>({
    method: 'PUT',
    path: '/api/user/delivery-district',
    body: { district },
  })
  if (answer.success) changeUser(userId, { delivery_district: district })
  else console.warn('Only this browser keeps the district', answer.message)
}
