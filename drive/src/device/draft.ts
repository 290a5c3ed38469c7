import { cashWithout, type KeptReason, type PieceAtDoor } from '#domain/drive/driver-acts.ts'
import type { KeptStop } from './records.ts'

/** A hand-over that is not finished yet, kept so that nothing has to be done twice after the phone died. */
export type Draft = {
  stopId: string
  /** Pieces that are in the room, as they were named then. */
  ticked: string[]
  /** Pieces that go back, as they were named then. */
  kept: { piece: string; count: number; why: KeptReason }[]
  /** Rupees that the driver counted. */
  counted: number | null
  code: string
  hasNoCode: boolean
  words: string
  photos: Blob[]
}

export type Piece = KeptStop['pieces'][number]
export type KeptPiece = Pick<Draft['kept'][number], 'count' | 'why'>

export const emptyDraft = (stopId: string): Draft => ({
  stopId,
  ticked: [],
  kept: [],
  counted: null,
  code: '',
  hasNoCode: false,
  words: '',
  photos: [],
})

/** Whether the sum that is due was counted. An edit of the order changes that sum, and then it is counted again. */
export function hasCounted(draft: Pick<Draft, 'counted' | 'kept'>, stop: Pick<KeptStop, 'cash' | 'pieces'>): boolean {
  return draft.counted === dueOf(draft, stop)
}

/** Rupees to take for the pieces that stay. */
export function dueOf(draft: Pick<Draft, 'kept'>, { cash, pieces }: Pick<KeptStop, 'cash' | 'pieces'>): number {
  return cashWithout(cash, pieces, piecesAtDoor(draft, pieces))
}

/** An edit of the order may put another piece, or another number of them, in the same position. */
export function isTicked({ ticked }: Pick<Draft, 'ticked'>, piece: Piece): boolean {
  return ticked.includes(nameOf(piece))
}

export function withTick({ ticked }: Pick<Draft, 'ticked'>, piece: Piece, isThere: boolean): Pick<Draft, 'ticked'> {
  const others = ticked.filter((one) => one !== nameOf(piece))
  return { ticked: isThere ? [...others, nameOf(piece)] : others }
}

/** How many of a piece go back, and why; undefined where all stay. */
export function keptOf({ kept }: Pick<Draft, 'kept'>, piece: Piece): KeptPiece | undefined {
  return kept.find((one) => one.piece === nameOf(piece))
}

export function withKept(
  { kept }: Pick<Draft, 'kept'>,
  piece: Piece,
  keep: KeptPiece | undefined,
): Pick<Draft, 'kept'> {
  const others = kept.filter((one) => one.piece !== nameOf(piece))
  return { kept: keep ? [...others, { piece: nameOf(piece), ...keep }] : others }
}

/** Whether it is clear what happens to a piece: what stays is in the room. */
export function isSettled(draft: Pick<Draft, 'ticked' | 'kept'>, piece: Piece): boolean {
  return keptOf(draft, piece)?.count === piece.quantity || isTicked(draft, piece)
}

/** What the shop gets to know of the pieces. */
export function piecesAtDoor(draft: Pick<Draft, 'kept'>, pieces: readonly Piece[]): PieceAtDoor[] {
  return pieces.map((piece) => {
    const { count, why } = keptOf(draft, piece) ?? { count: 0, why: null }
    const { position, title, quantity } = piece
    return { position, title, given: quantity - count, kept: count, why }
  })
}

function nameOf({ position, title, quantity }: Piece): string {
  return `${position}: ${quantity} × ${title}`
}
