import type { Rupees } from '../money.ts'

/** Pieces in stock, what they cost the shop without VAT, and how many of them have no known cost. */
export type StockSum = { pieces: number; value: Rupees; unknown: number }

export const noStock: StockSum = { pieces: 0, value: 0, unknown: 0 }

/** Pieces without a cost count as nothing: a selling price says not what they cost. */
export function stockOf({ stock, cost }: { stock: number; cost: Rupees | null }): StockSum {
  return { pieces: stock, value: stock * (cost ?? 0), unknown: cost === null ? stock : 0 }
}

export function addStock(one: StockSum, other: StockSum): StockSum {
  return { pieces: one.pieces + other.pieces, value: one.value + other.value, unknown: one.unknown + other.unknown }
}
