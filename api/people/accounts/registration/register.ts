import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { RegisterBody } from '#contract/accounts.ts'
import { parseBirthDate } from '#domain/accounts/birth-date.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import type { Language } from '#domain/language/languages.ts'
import { uuidOf } from '../../../platform/secrets/hash.ts'
import { capitalised } from '#domain/accounts/person-name.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { registrationFields, registrationProblems } from '#domain/accounts/registration.ts'
import { askerOf, type AskedFrom } from '../codes/code-asker.ts'
import { lockContact } from '../codes/code-queries.ts'
import { refuseCommonPassword } from '../password/common-passwords.ts'
import { emailKey, givenEmail } from '../email-address.ts'
import { hashPassword } from '../password/password-hash.ts'
import { privateColumns, type PrivateDetails } from '../profile/private-details.ts'
import { refuseProblems } from '../refuse-problems.ts'
import { isRegistrationOf, putRegistration, replaceRegistration } from './registration-queries.ts'
import { requestCode } from '../codes/request-code.ts'
import type { Shop } from '../shop.ts'

type Given = z.output<typeof RegisterBody>

/** The call that registers; mails about the registration are in its language. */
type From = AskedFrom & { registrationId: string | undefined; key: string | undefined; language: Language }

/**
 * Stores a registration until its email address is verified, and requests a code for that. For an address with an
 * account it does the same; a mail then notifies the account's owner.
 *
 * @param from.ip              of the client
 * @param from.registrationId  of this browser's previous registration; when it has the same email address, the new
 *                             one replaces it, and the code already sent stays valid
 * @param from.key             Idempotency-Key, which only this browser knows: it recognizes its registration also when
 *                             the answer with the cookie was lost
 * @returns the registration's id
 * @throws AppError invalid_input, too_many_requests
 */
export async function register(shop: Shop, given: Given, from: From): Promise<string> {
  refuseProblems(registrationProblems(given, nepalDay(new Date())), registrationFields)
  refuseCommonPassword(given.password, 'password')
  await shop.addressLimits.registrations.take(from.ip)
  const email = givenEmail(given.email)
  const id = from.key === undefined ? randomUUID() : idOfKey(from.key, email)
  const passwordHash = await hashPassword(given.password, { owner: 'shopper', ip: from.ip })
  const columns = privateColumns(shop.secrets.dataKey, id, detailsOf(given))
  const asker = await askerOf(shop.db, shop.secrets.rateLimitKey, email, from)
  await shop.db.transaction(async (tx) => {
    await lockContact(tx, { email })
    const { language } = from
    const name = capitalised(given.name.trim())
    await putRegistration(tx, { id, name, email, language, passwordHash, ...columns })
    if (from.registrationId && from.registrationId !== id && (await isRegistrationOf(tx, from.registrationId, email))) {
      await replaceRegistration(tx, from.registrationId, id)
    }
    await requestCode(tx, shop.addressLimits, { email, purpose: 'verify-email', registrationId: id, asker })
  })
  return id
}

/**
 * Returns the UUID of the registration with a key and an email address. It is a hash, since the user keeps the id:
 * nobody who has seen it can make a registration with it.
 */
function idOfKey(key: string, email: string): string {
  return uuidOf(`registration ${key} ${emailKey(email)}`)
}

function detailsOf(given: Given): PrivateDetails {
  return {
    mobile: parseMobile(given.mobile)!,
    date_of_birth: parseBirthDate(given.date_of_birth)!,
    province: given.province,
    district: given.district,
    City: given.City.trim(),
    street_address_1: given.street_address_1.trim(),
  }
}
