import type { UserProfile } from '#contract/accounts.ts'
import { avatarUrl } from '#domain/accounts/avatar.ts'
import { townIn } from '#domain/addresses/local-levels.ts'
import type { Language } from '#domain/language/languages.ts'
import type { users } from '../../../platform/db/schema.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { decryptDetails } from './private-details.ts'

const COUNTRY_CODE = '+977'

/** Returns a user as their own browser sees them. */
export function presentUser(user: typeof users.$inferSelect, dataKey: DataKey): UserProfile {
  const { mobile, business = null, ...details } = decryptDetails(dataKey, user.id, user.privateDetails)
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    avatar: user.avatarId === null ? '' : avatarUrl(user.avatarId),
    ...details,
    mobile: mobile.slice(COUNTRY_CODE.length),
    country: 'Nepal',
    delivery_district: user.deliveryDistrict,
    business,
  }
}

/** Adds the town's name in a language. */
export function withTown(user: UserProfile, language: Language): UserProfile {
  return { ...user, cityName: townIn(language, { district: user.district, city: user.City }) }
}
