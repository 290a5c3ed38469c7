import type { KeptStop } from './records.ts'

/** A hand-over that is not finished yet, kept so that nothing has to be done twice after the phone died. */
export type Draft = {
  stopId: string
  /** Pieces that are in the room, as they were named then. */
  ticked: string[]
  /** Rupees that the driver counted. */
  counted: number | null
  code: string
  hasNoCode: boolean
  words: string
  photos: Blob[]
}

type Piece = KeptStop['pieces'][number]

export const emptyDraft = (stopId: string): Draft => ({
  stopId,
  ticked: [],
  counted: null,
  code: '',
  hasNoCode: false,
  words: '',
  photos: [],
})

/** Whether the sum that is due was counted. An edit of the order changes that sum, and then it is counted again. */
export function hasCounted({ counted }: Pick<Draft, 'counted'>, { cash }: Pick<KeptStop, 'cash'>): boolean {
  return counted === cash
}

/** An edit of the order may put another piece, or another number of them, in the same position. */
export function isTicked({ ticked }: Pick<Draft, 'ticked'>, piece: Piece): boolean {
  return ticked.includes(nameOf(piece))
}

export function withTick({ ticked }: Pick<Draft, 'ticked'>, piece: Piece, isThere: boolean): Pick<Draft, 'ticked'> {
  const others = ticked.filter((one) => one !== nameOf(piece))
  return { ticked: isThere ? [...others, nameOf(piece)] : others }
}

function nameOf({ position, title, quantity }: Piece): string {
  return `${position}: ${quantity} × ${title}`
}
