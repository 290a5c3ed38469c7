import type { SetUpList } from '#contract/admin/set-up.ts'

type Item = SetUpList['items'][number]

/** A point of the set-up. `text` says what is missing and what to do, if it is. */
export type CheckedPoint = Pick<Item, 'point' | 'title' | 'text' | 'remedy'> & { isMissing: boolean }
