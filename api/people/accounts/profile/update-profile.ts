import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ProfileBody, UserProfile } from '#contract/accounts.ts'
import type { Problems } from '#domain/accounts/account-problems.ts'
import { parseBirthDate } from '#domain/accounts/birth-date.ts'
import type { Language } from '#domain/language/languages.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { profileFields, profileProblems } from '#domain/accounts/profile.ts'
import type { Db } from '../../../platform/db/client.ts'
import { users } from '../../../platform/db/schema.ts'
import { sessionExpired } from '../sessions/authenticate.ts'
import { emailKey } from '../email-address.ts'
import { lockUser } from '../own-account-queries.ts'
import { presentUser, withTown } from './present-user.ts'
import { privateColumns } from './private-details.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { refuseProblems } from '../refuse-problems.ts'

type Given = z.output<typeof ProfileBody>

const formFields = [...profileFields, 'country'] as const

/**
 * Updates the editable fields of a user's profile.
 *
 * @param language  in which they save it and get the name of their town, and in which we send mails from then on
 * @throws AppError invalid_input for fields that domain/accounts/profile.ts refuses, and for a changed email address, date of
 *         birth or country
 */
export function updateProfile(
  { db, dataKey, language }: { db: Db; dataKey: DataKey; language: Language },
  userId: string,
  given: Given,
): Promise<UserProfile> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) throw sessionExpired()
    const profile = presentUser(user, dataKey)
    refuseProblems({ ...changesOfFixed(profile, given), ...profileProblems(given) }, formFields)

    const columns = privateColumns(dataKey, userId, {
      mobile: parseMobile(given.mobile)!,
      date_of_birth: profile.date_of_birth,
      province: given.province,
      district: given.district,
      City: given.City.trim(),
      street_address_1: given.street_address_1.trim(),
      ...(profile.business && { business: profile.business }),
    })
    const changes = { name: given.name.trim(), language, ...columns, updatedAt: new Date() }
    await tx.update(users).set(changes).where(eq(users.id, userId))
    return withTown(presentUser({ ...user, ...changes }, dataKey), language)
  })
}

/** Returns the problems of changed fixed fields; sending them unchanged is fine. */
function changesOfFixed(profile: UserProfile, given: Given): Problems<(typeof formFields)[number]> {
  return {
    ...(emailKey(given.email) !== emailKey(profile.email) && { email: 'email-fixed' }),
    ...(parseBirthDate(given.date_of_birth) !== profile.date_of_birth && { date_of_birth: 'birth-date-fixed' }),
    ...(given.country && given.country !== profile.country && { country: 'country-fixed' }),
  }
}
