import { and, eq, lt, ne, sql } from 'drizzle-orm'
import { KNOWN_DEVICE_DAYS } from '#domain/accounts/known-device.ts'
import type { Db } from '../../../platform/db/client.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { knownDevices, staff, users } from '../../../platform/db/schema.ts'
import { emailKey } from '../email-address.ts'

/** Maximum number per account. A script that keeps no cookies adds one with each login. */
const MOST_DEVICES = 30

/** The owner of a device: a staff account or a shopper's. */
export type DeviceOwner = { staffId: string } | { userId: string }

/**
 * Finds a known device of an account.
 *
 * @returns the device's id, which stays when its token changes; undefined when the device never logged in to this
 *          account
 */
export async function findKnownDevice(
  db: Db,
  kind: 'shopper' | 'staff',
  { email, tokenHash }: { email: string; tokenHash: Buffer },
): Promise<string | undefined> {
  const ofOwner = kind === 'staff' ? eq(staff.id, knownDevices.staffId) : eq(users.id, knownDevices.userId)
  const table = kind === 'staff' ? staff : users
  const statement = prepared(db, `known_device_of_${kind}`, (name) =>
    db
      .select({ id: knownDevices.id })
      .from(knownDevices)
      .innerJoin(table, ofOwner)
      .where(
        and(
          eq(knownDevices.tokenHash, sql.placeholder('tokenHash')),
          sql`lower(${table.email}) = ${sql.placeholder('key')}`,
        ),
      )
      .prepare(name),
  )
  const [found] = await statement.execute({ tokenHash, key: emailKey(email) })
  return found?.id
}

/**
 * Records that a browser logged in to an account, and replaces its token.
 *
 * @param device.sessionId  of the new session
 */
export async function rememberDevice(
  db: Db,
  owner: DeviceOwner,
  device: { sessionId: string; oldHash: Buffer | undefined; tokenHash: Buffer },
): Promise<void> {
  const { sessionId, oldHash, tokenHash } = device
  if (oldHash) await db.update(knownDevices).set({ tokenHash }).where(eq(knownDevices.tokenHash, oldHash))
  await db
    .insert(knownDevices)
    .values({ ...owner, tokenHash, sessionId })
    .onConflictDoUpdate({
      target: [knownDevices.tokenHash, knownDevices.staffId, knownDevices.userId],
      set: { sessionId, lastUsedAt: sql`clock_timestamp()` },
    })
  const oldestKept = db
    .select({ lastUsedAt: knownDevices.lastUsedAt })
    .from(knownDevices)
    .where(isOf(owner))
    .orderBy(sql`${knownDevices.lastUsedAt} desc`)
    .offset(MOST_DEVICES - 1)
    .limit(1)
  await db.delete(knownDevices).where(and(isOf(owner), lt(knownDevices.lastUsedAt, sql`(${oldestKept})`)))
}

/**
 * Forgets an account's devices.
 *
 * @param but  the session whose device stays known
 */
export async function forgetDevices(db: Db, owner: DeviceOwner, but?: string): Promise<void> {
  const others = but === undefined ? undefined : ne(knownDevices.sessionId, but)
  await db.delete(knownDevices).where(and(isOf(owner), others))
}

/** Forgets the device on which a session began. */
export async function forgetDeviceOf(db: Db, sessionId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.sessionId, sessionId))
}

/** Forgets devices without a recent login. */
export async function deleteOldDevices(db: Db): Promise<void> {
  const begin = sql`now() - make_interval(days => ${KNOWN_DEVICE_DAYS})`
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, begin))
}

function isOf(owner: DeviceOwner) {
  return 'staffId' in owner ? eq(knownDevices.staffId, owner.staffId) : eq(knownDevices.userId, owner.userId)
}
