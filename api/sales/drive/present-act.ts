import type { DriverAct } from '#contract/admin/drive.ts'
import type { ActRow } from './act-queries.ts'

export function presentAct({ act, driver, settler }: ActRow): DriverAct & { driver: string } {
  const { id, deliveryId, kind, problem, words, cash, photoIds, pieces, restDeliveryId, refusal, answer } = act
  const { at, receivedAt, happenedAt, settledAt, settlement } = act
  return {
    id,
    deliveryId,
    kind,
    problem,
    words,
    cash,
    photoIds,
    at: at.toISOString(),
    receivedAt: receivedAt.toISOString(),
    happenedAt: (happenedAt ?? receivedAt).toISOString(),
    pieces,
    restDeliveryId,
    refusal,
    answer,
    settled: settledAt && { by: settler ?? '', at: settledAt.toISOString(), how: settlement },
    driver,
  }
}
