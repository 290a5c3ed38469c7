import { eq } from 'drizzle-orm'
import { setUpPoints, type SetUpPoint } from '#domain/set-up/set-up-points.ts'
import type { SetUpList } from '#contract/admin/set-up.ts'
import type { Db } from '../../platform/db/client.ts'
import { setUpDismissals, staff } from '../../platform/db/schema.ts'
import { isRealShop } from '../../platform/env/is-real-shop.ts'
import type { CheckedPoint } from './checked-point.ts'
import { checkDataKeys } from './data-key-point.ts'
import { checkRecords } from './record-points.ts'
import { checkSettings, type SetUp } from './setting-points.ts'

type Item = SetUpList['items'][number]

/** Returns every point of the set-up with its state. A demo outside production needs nothing. */
export async function findSetUp(db: Db, setUp: SetUp, now = new Date()): Promise<Item[]> {
  if (!isRealShop(setUp.env)) return []
  const dismissals = await readDismissals(db)
  const keys = await checkDataKeys(db, setUp.env)
  const checked = [...checkSettings(setUp), ...(await checkRecords(db, now)), keys]
  const inOrder = checked.toSorted((a, b) => setUpPoints.indexOf(a.point) - setUpPoints.indexOf(b.point))
  return inOrder.map((point) => withState(point, dismissals.get(point.point) ?? null))
}

/** Returns the points that are missing and not dismissed. */
export async function findMissingParts(db: Db, setUp: SetUp): Promise<Item[]> {
  return (await findSetUp(db, setUp)).filter(({ state }) => state === 'missing')
}

function withState({ isMissing, text, ...point }: CheckedPoint, dismissal: Item['dismissal']): Item {
  if (!isMissing) return { ...point, state: 'done', text: '', dismissal: null }
  return { ...point, state: dismissal ? 'dismissed' : 'missing', text, dismissal }
}

async function readDismissals(db: Db): Promise<Map<SetUpPoint, NonNullable<Item['dismissal']>>> {
  const { point, reason, at } = setUpDismissals
  const rows = await db
    .select({ point, reason, at, by: staff.name })
    .from(setUpDismissals)
    .innerJoin(staff, eq(staff.id, setUpDismissals.staffId))
  return new Map(rows.map((row) => [row.point, { reason: row.reason, by: row.by, at: row.at.toISOString() }]))
}
