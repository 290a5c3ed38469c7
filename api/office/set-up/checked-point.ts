import type { SetUpList } from '#contract/admin/set-up.ts'
import type { PointOnServer } from '#domain/set-up/set-up-points.ts'

type Item = SetUpList['items'][number]

/** A point of the set-up. `text` says what is missing and what to do, if it is. */
export type CheckedPoint = Pick<Item, 'point' | 'title' | 'text' | 'remedy'> & { isMissing: boolean }

/** Below it, the back office has the instructions for each point. */
export const INSTRUCTIONS = '/set-up/'

/** Leads to the instructions for a point. */
export function instructionsFor(point: PointOnServer): NonNullable<Item['remedy']> {
  return { label: 'How to do it', path: `${INSTRUCTIONS}${point}` }
}
