import type { DriverRound, DriverRoundBody, DriverRoundList } from '#contract/admin/drive.ts'
import type { AdminDelivery } from '#contract/admin/fulfilment/deliveries.ts'
import { eq } from 'drizzle-orm'
import { defined } from '#domain/defined.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../platform/db/client.ts'
import { staff } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { refuseStale, versionOf } from '../../platform/records/version.ts'
import { presentDeliveries, type DeliveryShop } from '../fulfilment/admin/deliveries.ts'
import { inRound } from './round-order.ts'
import { holdRound, readRounds, readStops, saveRound, type StoredRound } from './stop-queries.ts'

/** Lists who drives on a day, with their stops in order. */
export async function listRounds(shop: DeliveryShop, day: string): Promise<DriverRoundList> {
  const [stops, rounds] = await Promise.all([readStops(shop.db, { day }), readRounds(shop.db, day)])
  const rows = await presentDeliveries(shop, stops)
  const ofDrivers = Map.groupBy(rows, ({ assignment }) => defined(assignment.owner, 'owner of a stop').id)
  const items = [...ofDrivers].map(([staffId, own]) => {
    const round = rounds.find((one) => one.staffId === staffId)
    return roundOf(staffId, own, round)
  })
  return { items: items.toSorted((one, other) => one.name.localeCompare(other.name)) }
}

function roundOf(staffId: string, own: readonly AdminDelivery[], round: StoredRound | undefined): DriverRound {
  const chosen = round?.deliveryIds ?? []
  return {
    staffId,
    name: own[0]?.assignment.owner?.name ?? '',
    isChosen: chosen.length > 0,
    version: versionOf(chosen),
    stops: inRound(own, chosen).flatMap(({ id, order, state, slot, name, address, cash, pieces }) => {
      if (state === 'cancelled' || slot === null) return []
      const count = sumOf(pieces, ({ quantity }) => quantity)
      return [{ id, order, state, slot, name, address, cash, pieces: count }]
    }),
  }
}

/**
 * Chooses the order in which a driver makes the stops of a day. A delivery that is no stop of the driver any more is left out
 * when the list is read.
 *
 * @throws AppError not_found for nobody; stale when somebody else has changed it since it was read
 */
export async function changeRound(
  db: Db,
  { staffId, day }: { staffId: string; day: string },
  { deliveryIds, version }: DriverRoundBody,
  now = new Date(),
): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await tx.$count(staff, eq(staff.id, staffId))) === 0)
      throw new AppError('not_found', 'There is no such driver.')
    const before = await holdRound(tx, staffId, day)
    const after = { staffId, day, deliveryIds: [...new Set(deliveryIds)], changedAt: now }
    refuseStale({ version: versionOf(before?.deliveryIds ?? []) }, version)
    if (!(await saveRound(tx, before, after))) throw new AppError('stale', 'Somebody else has saved an order of stops.')
  })
}
