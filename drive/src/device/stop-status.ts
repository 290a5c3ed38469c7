import { nepalDay } from '#domain/nepal-time.ts'
import { sumOf } from '#domain/sum.ts'
import type { KeptAct, KeptStop } from './records.ts'

export type StopStatus = {
  stage: 'planned' | 'started' | 'done' | 'back'
  /** When it was handed over. */
  doneAt: string | null
  /** Rupees taken. */
  cash: number
  /** Number of pieces that the vehicle carried here, and of those that it carries on. */
  carried: number
  onBoard: number
  /** Whether an act of it waits to be sent. */
  isUnsent: boolean
  /** The last act, if the shop did not accept it: the office has to decide. */
  refused: KeptAct | null
}

const stageAfter = { start: 'started', 'hand-over': 'done', problem: 'back' } as const
const stageOf = { planned: 'planned', out: 'started', delivered: 'done' } as const

/**
 * Returns how far a stop is: as the shop said, and what the driver did since.
 *
 * @param acts  in the order of the queue; those of other stops and of other drivers of the phone too
 */
export function statusOf(stop: KeptStop, acts: readonly KeptAct[]): StopStatus {
  const own = acts.filter(({ stopId, staffId }) => stopId === stop.id && staffId === stop.staffId)
  const applied = own.filter(({ state }) => state !== 'refused')
  // The shop's description already has what it answered before.
  const newest = applied.findLast(({ sentAt }) => sentAt === null || sentAt >= stop.loadedAt)
  const stage = newest ? stageAfter[newest.kind] : stageOf[stop.state]
  const handOver = stage === 'done' ? applied.findLast(({ kind }) => kind === 'hand-over') : undefined
  const last = own.at(-1)
  // After a hand-over in part, the shop's description has only what stayed.
  const pieces = handOver?.fields.pieces
  const carried = pieces ? sumOf(pieces, ({ given, kept }) => given + kept) : countPieces(stop)
  return {
    stage,
    doneAt: handOver?.at ?? (stage === 'done' ? stop.deliveredAt : null),
    cash: handOver?.fields.cash ?? 0,
    carried,
    onBoard: stage === 'done' ? sumOf(pieces ?? [], ({ kept }) => kept) : carried,
    isUnsent: own.some(({ state }) => state === 'waiting'),
    refused: last?.state === 'refused' && stage !== 'done' ? last : null,
  }
}

export const isOver = ({ stage }: StopStatus) => stage === 'done' || stage === 'back'

export function countPieces({ pieces }: Pick<KeptStop, 'pieces'>): number {
  return sumOf(pieces, ({ quantity }) => quantity)
}

/**
 * Returns the day of the stops that were loaded today, and otherwise the day by the clock of the device. So a list stays
 * as long as it should on a phone whose clock is wrong.
 */
export function dayOf(stops: readonly Pick<KeptStop, 'day' | 'loadedAt'>[], now: Date): string {
  const today = nepalDay(now)
  return stops.find(({ loadedAt }) => nepalDay(new Date(loadedAt)) === today)?.day ?? today
}
