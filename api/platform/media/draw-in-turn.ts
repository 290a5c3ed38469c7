import { fewAtOnce } from '../process/few-at-once.ts'

/** Processes one picture at a time, on one thread, so that the server stays responsive. */
export const drawInTurn = fewAtOnce({ atOnce: 1, mostWaiting: Infinity })
