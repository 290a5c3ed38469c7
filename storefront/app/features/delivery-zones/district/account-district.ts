import type { DoneReply, UserProfile } from '#contract/accounts.ts'
import { keep, readKept } from '../../../storage.ts'
import { authorisedCall } from '../../accounts/session/authorised-call.ts'
import { changeUser } from '../../accounts/session/session.ts'
import { chooseDistrict, readDistrict } from './district.ts'

/** The district that an address has filled in, in this browser; the member may have cleared it since. */
const FILLED_KEY = 'districtOfAddress'

/**
 * Agrees with a member's account on a district: the browser's own wins, and each of the two fills in for the other where
 * it has none. Where both have none, the district of the member's address fills in, once until the session ends. Nobody
 * chose it: the account does not take it over, and it follows a changed address.
 */
export function agreeOnDistrict({ _id, district, delivery_district: account }: UserProfile): void {
  const own = readDistrict()
  const filled = readKept(FILLED_KEY)
  if (own === '' && account) return chooseDistrict(account)
  if (account) return undefined
  if (district && district !== own && own === (filled ?? '')) {
    keep(FILLED_KEY, district)
    return chooseDistrict(district)
  }
  if (own !== '' && own !== district && own !== filled) void keepInAccount(_id, own)
  return undefined
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
