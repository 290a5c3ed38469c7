import type { TokenPair, UserProfile } from '#contract/accounts.ts'
import { setSession } from '../features/accounts/session/session.ts'
import { keepTokens } from '../features/accounts/session/tokens.ts'

/** Valid during the test. Not a JWT, so that no clock considers it expired. */
export const tokens: TokenPair = { accesstoken: 'access-token', refreshToken: 'refresh-token' }

export function givenProfile(changes: Partial<UserProfile> = {}): UserProfile {
  return {
    _id: 'f1c0a5d2-7a53-4be6-9a31-0f3a4c5b6d7e',
    name: 'Asmita Gurung',
    email: 'asmita@post.example',
    avatar: '',
    date_of_birth: '1996-04-14',
    mobile: '9841234567',
    street_address_1: 'Baidam, Lakeside-6',
    City: 'Pokhara',
    district: 'Kaski',
    province: 'Gandaki',
    country: 'Nepal',
    delivery_district: '',
    business: null,
    ...changes,
  }
}

/** Logs a member in until the test ends, without a server. */
export function givenMember(changes: Partial<UserProfile> = {}): UserProfile {
  const user = givenProfile(changes)
  keepTokens(tokens)
  setSession({ status: 'member', user })
  return user
}

/** Sets a known guest session until the test ends. */
export function givenGuest(): void {
  setSession({ status: 'guest' })
}
