import { defined } from '#domain/defined.ts'
import { priceOfPieces } from '#domain/fulfilment/after-sales.ts'
import type { AfterSales } from './after-sales-rows.ts'

/** What has become of a line's money. */
type LineMoney = {
  /** Pieces that came back. */
  back: number
  /** Rupees refunded for damage to pieces that the buyer still has. */
  damage: number
}

/**
 * Returns how much a line can still be refunded for damage: the price of the pieces the buyer has, less past refunds.
 */
export function leftOfLine(known: AfterSales, position: number): number {
  const line = lineAt(known, position)
  const { back, damage } = moneyOf(known, position)
  const never = known.calledOff.filter((one) => one.position === position)
  const left = never.reduce((pieces, { quantity }) => pieces - quantity, line.quantity - back)
  return Math.max(0, priceOfPieces(line, back, left) - damage)
}

/** Returns the refund for pieces of a line that come back now: their price, less past refunds for damage to them. */
export function worthOfPieces(known: AfterSales, position: number, pieces: number): number {
  const { back, damage } = moneyOf(known, position)
  return Math.max(0, priceOfPieces(lineAt(known, position), back, pieces) - damage)
}

/**
 * Returns the money of a line. Nobody records which piece was damaged: the first ones returned after the report count.
 */
function moneyOf(known: AfterSales, position: number): LineMoney {
  const line = lineAt(known, position)
  return happenings(known, position).reduce<LineMoney>(
    ({ back, damage }, { pieces, refund }) => {
      const price = priceOfPieces(line, back, pieces)
      return { back: back + pieces, damage: Math.max(0, damage - price) + refund }
    },
    { back: 0, damage: 0 },
  )
}

/** Returns events in chronological order. At the same instant returns come first, which never refunds more. */
function happenings({ rows, damageRefunds }: AfterSales, position: number) {
  const returned = rows.returns
    .filter(({ state }) => state === 'received')
    .flatMap(({ pieces, changedAt }) => pieces.map((piece) => ({ ...piece, at: changedAt })))
    .filter((piece) => piece.position === position)
    .map(({ quantity, at }) => ({ at, pieces: quantity, refund: 0 }))
  const damaged = rows.damage
    .filter((report) => report.position === position)
    .map(({ id, answeredAt }) => ({ at: answeredAt!, pieces: 0, refund: damageRefunds.get(id) ?? 0 }))
    .filter(({ refund }) => refund > 0)
  return [...returned, ...damaged].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

function lineAt({ lines }: AfterSales, position: number) {
  return defined(
    lines.find((line) => line.position === position),
    `line ${position}`,
  )
}
