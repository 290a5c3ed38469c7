import { priceOfPieces } from '#domain/after-sales.ts'
import type { AfterSales } from './after-sales-rows.ts'

/** What has become of a line's money. */
type LineMoney = {
  /** Pieces that came back. */
  back: number
  /** Rupees that went back for damage to pieces that are still with their buyer. */
  damage: number
}

/** What of a line's price can go back for damage: of pieces that are with their buyer, less what went back for those. */
export function leftOfLine(known: AfterSales, position: number): number {
  const line = lineAt(known, position)
  const { back, damage } = moneyOf(known, position)
  const never = known.calledOff.filter((one) => one.position === position)
  const left = never.reduce((pieces, { quantity }) => pieces - quantity, line.quantity - back)
  return Math.max(0, priceOfPieces(line, back, left) - damage)
}

/** What goes back for pieces of a line that are sent back now: their price, less what went back for damage to them. */
export function worthOfPieces(known: AfterSales, position: number, pieces: number): number {
  const { back, damage } = moneyOf(known, position)
  return Math.max(0, priceOfPieces(lineAt(known, position), back, pieces) - damage)
}

/** Nobody knows which piece was damaged: those that are sent back first after it count as that. */
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

/** In the order of time; of the same instant a return first, which never gives more back. */
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
  return lines.find((line) => line.position === position)!
}
