import { isDeepStrictEqual } from 'node:util'
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { demoSettings } from '../../../seed/settings.ts'
import { demoShopper } from '../../../seed/shopper.ts'
import { findUserByEmail } from '../../people/accounts/user-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { backupRuns, products, shopSettings, staff } from '../../platform/db/schema.ts'
import { isBackupOld } from '../backup/backup-age.ts'
import { isAnybodyOfStaff } from '../staff/staff-queries.ts'
import { instructionsFor, type CheckedPoint } from './checked-point.ts'

type Fact = keyof typeof demoSettings

/** Facts that shoppers, the law or a payment depend on, with a readable name for each group. */
const facts: Record<string, readonly Fact[]> = {
  'phone numbers': ['phone', 'whatsapp', 'viber', 'emergencyPhone'],
  'email address': ['email'],
  'street address': ['streetAddress'],
  'social links': ['social'],
  'legal name': ['legalName'],
  'tax number': ['vatNumber'],
  'registration number': ['registrationNumber'],
  'portal listing number': ['portalListingNumber'],
  'bank account': ['bankName', 'bankAccountName', 'bankAccountNumber'],
  'grievance officer': ['grievanceName', 'grievancePhone', 'grievanceEmail'],
}

/** The points that rows of the database decide. */
export async function checkRecords(db: Db, now: Date): Promise<CheckedPoint[]> {
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.listed, true)).limit(1)
  const samples = await findSamples(db)
  return [
    {
      point: 'owner',
      title: 'First owner',
      isMissing: !(await isAnybodyOfStaff(db)),
      text: 'Nobody can log in to the back office. Set ADMIN_EMAIL and ADMIN_PASSWORD to name the owner, and start again.',
      remedy: null,
    },
    await checkSecondFactors(db),
    {
      point: 'facts',
      title: 'Facts of the shop',
      isMissing: samples.length > 0,
      text: `These facts are samples: ${samples.join(', ')}.`,
      remedy: { label: 'Change them', path: '/settings' },
    },
    {
      point: 'products',
      title: 'Products',
      isMissing: product === undefined,
      text: 'Nothing is for sale.',
      remedy: { label: 'Add categories and products', path: '/products' },
    },
    {
      point: 'demoOrders',
      title: 'Database without demo',
      isMissing: (await findUserByEmail(db, demoShopper.email)) !== undefined,
      text: 'This database holds the demo’s orders and invoices. Sell from an empty one.',
      remedy: instructionsFor('demoOrders'),
    },
    ...(await checkBackups(db, now)),
  ]
}

async function findSamples(db: Db): Promise<string[]> {
  const [settings] = await db.select().from(shopSettings)
  if (!settings) return []
  const isSample = (fact: Fact) => isDeepStrictEqual(settings[fact], demoSettings[fact])
  return Object.keys(facts).filter((name) => facts[name]!.some(isSample))
}

async function checkSecondFactors(db: Db): Promise<CheckedPoint> {
  const isOpen = and(isNull(staff.totpSince), isNull(staff.disabledAt), inArray(staff.role, ['owner', 'manager']))
  const { without } = onlyRow(await db.select({ without: count() }).from(staff).where(isOpen))
  return {
    point: 'secondFactor',
    title: 'Second factor',
    isMissing: without > 0,
    text: `Owners and managers without a second factor: ${without}. A stolen password is enough to act for them.`,
    remedy: { label: 'See who', path: '/staff' },
  }
}

async function checkBackups(db: Db, now: Date): Promise<CheckedPoint[]> {
  const [last] = await db.select().from(backupRuns).orderBy(desc(backupRuns.at)).limit(1)
  const isOld = last !== undefined && isBackupOld(last.at, now)
  const found = isOld ? `The last backup is from ${last.at.toISOString().slice(0, 10)}.` : 'There is no backup.'
  return [
    {
      point: 'backup',
      title: 'Backup each night',
      isMissing: last === undefined || isOld,
      text: `${found} Write one each night.`,
      remedy: instructionsFor('backup'),
    },
    {
      point: 'backupKey',
      title: 'Encrypted backups',
      isMissing: last?.isEncrypted === false,
      text: 'The last backup is not encrypted. Set BACKUP_RECIPIENT, so that a thief of the file reads nothing.',
      remedy: instructionsFor('backupKey'),
    },
  ]
}
