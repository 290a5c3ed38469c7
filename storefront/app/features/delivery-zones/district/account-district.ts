import type { DoneReply, UserProfile } from '#contract/accounts.ts'
import { keep, readKept } from '../../../storage.ts'
import { authorisedCall } from '../../accounts/session/authorised-call.ts'
import { changeUser } from '../../accounts/session/session.ts'
import { chooseDistrict, readDistrict } from './district.ts'

/** Notes in this browser that the address has filled in a district, which the member may have cleared since. */
const FILLED_KEY = 'districtOfAddress'

/**
 * Agrees with a member's account on a district: the browser's own wins, and each of the two fills in for the other where
 * it has none. Where both have none, the district of the member's address fills in, once until the session ends. The
 * account has it as the address, so it is not sent.
 */
export function agreeOnDistrict({ _id, district, delivery_district: account }: UserProfile): void {
  const own = readDistrict()
  if (own === '' && account) chooseDistrict(account)
  else if (own !== '' && own !== district && !account) void keepInAccount(_id, own)
  else if (own === '' && district && readKept(FILLED_KEY) === null) {
    keep(FILLED_KEY, 'yes')
    chooseDistrict(district)
  }
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
