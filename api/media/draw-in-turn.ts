import { fewAtOnce } from '../few-at-once.ts'

/** Works on one picture at a time, on one thread, so that the shop stays quick while it happens. */
export const drawInTurn = fewAtOnce({ atOnce: 1, mostWaiting: Infinity })
