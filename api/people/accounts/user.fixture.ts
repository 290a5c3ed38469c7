import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Db } from '../../platform/db/client.ts'
import { sessions, users } from '../../platform/db/schema.ts'
import { testOptions } from '../../test/test.ts'
import { signAccessToken } from './sessions/access-token.ts'
import { privateColumns, type PrivateDetails } from './profile/private-details.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

const DAY_MS = 86_400_000
/** The lowest cost that argon2 accepts: tests hash a lot, and nobody attacks them. */
export const hashCheaply = (password: string) => hash(password, { memoryCost: 8, timeCost: 1 })

export const PASSWORD = 'sal-wood-1996'

const details: PrivateDetails = {
  mobile: '+9779841234567',
  date_of_birth: '1996-04-14',
  province: 'Gandaki',
  district: 'Kaski',
  City: 'Pokhara',
  street_address_1: 'Baidam, Lakeside-6',
}

/** A request that leaves the profile of a given user unchanged. */
export const profileAsGiven = {
  ...details,
  name: 'Asmita Gurung',
  email: 'asmita@post.example',
  mobile: '9841234567',
  country: 'Nepal',
}

/** Inserts a user. */
export async function givenUser(db: Db, values: Partial<typeof users.$inferInsert> = {}) {
  const id = values.id ?? randomUUID()
  return onlyRow(
    await db
      .insert(users)
      .values({
        id,
        name: profileAsGiven.name,
        email: profileAsGiven.email,
        passwordHash: await hashCheaply(PASSWORD),
        ...privateColumns(testOptions.secrets.dataKey, id, details),
        ...values,
      })
      .returning(),
  )
}

/** Inserts a session of a user. Returns the headers that a request of this session sends. */
export async function givenSession(db: Db, userId: string, values: Partial<typeof sessions.$inferInsert> = {}) {
  const expiresAt = new Date(Date.now() + DAY_MS)
  const session = { userId, isRemembered: false, device: 'Firefox on Linux', expiresAt, ...values }
  const [{ id } = { id: '' }] = await db.insert(sessions).values(session).returning()
  const token = await signAccessToken(testOptions.secrets.tokenKey, { id, userId })
  return { id, headers: { authorization: `Bearer ${token}` } }
}
