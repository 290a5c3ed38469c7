/** Weeks whose sales say how fast a variant sells. */
export const SALES_WEEKS = 8
/** Days that an order should last once it has come. */
export const coverDays = { least: 7, usual: 30, most: 180 } as const

/** Assumed for a variant that no supplier sells yet. */
export const USUAL_LEAD_DAYS = 14

/** What is known of a variant. Counts are pieces. */
export type BuyingFigures = {
  /** Sold in each of the last SALES_WEEKS weeks, the latest first. */
  sold: readonly number[]
  /** Whole weeks since the product was added, at least 1. */
  weeksKnown: number
  /** In stock and for sale: pieces of open orders have left it. */
  stock: number
  /** Ordered from suppliers, not here yet. */
  onTheWay: number
  /** In drafts that nobody has sent. */
  drafted: number
  /** Kept for surprises: the low-stock threshold. */
  reserve: number
  leadDays: number
  coverDays: number
  /** Least pieces that the supplier sells, and pieces of one pack. */
  minimum: number
  pack: number
}

export type Suggestion = {
  /** Pieces sold per week, with one decimal. */
  perWeek: number
  /** In stock, on the way and drafted. */
  available: number
  /** An order is due at this count or below. */
  orderAt: number
  /** The count that an order fills up to, before packs. */
  upTo: number
  /** Pieces to order; 0 for none. */
  pieces: number
}

/**
 * Says how many pieces to order. Seasons such as Dashain and Tihar are for a person to judge: the sales of the last weeks
 * know nothing of the next ones.
 */
export function suggestPurchase(figures: BuyingFigures): Suggestion {
  const { stock, onTheWay, drafted, reserve, leadDays, coverDays: cover } = figures
  const rate = weeklyRate(figures.sold, figures.weeksKnown)
  const available = stock + onTheWay + drafted
  const orderAt = neededFor(rate, leadDays) + reserve
  const upTo = neededFor(rate, leadDays + cover) + reserve
  const isDue = rate > 0 && available <= orderAt
  const pieces = isDue ? inPacks(upTo - available, figures) : 0
  return { perWeek: Math.round(rate * 10) / 10, available, orderAt, upTo, pieces }
}

/**
 * Pieces sold per week. The latest week counts eightfold, the one before sevenfold, and so on, so that a change shows soon
 * and one good week does not decide alone.
 *
 * @param sold        by week, the latest first
 * @param weeksKnown  weeks before that are left out, unless something was sold in them
 */
export function weeklyRate(sold: readonly number[], weeksKnown: number): number {
  const oldest = sold.findLastIndex((pieces) => pieces > 0)
  const weeks = sold.slice(0, Math.max(1, oldest + 1, weeksKnown))
  let [pieces, weights] = [0, 0]
  for (const [age, count] of weeks.entries()) {
    const weight = sold.length - age
    pieces += count * weight
    weights += weight
  }
  return weights === 0 ? 0 : pieces / weights
}

/** Pieces that sell in so many days, rounded up. */
function neededFor(rate: number, days: number): number {
  return Math.ceil((rate * days) / 7 - ROUNDING)
}

/** Fractions of binary numbers; without it 3 pieces a week need 4 in a week. */
const ROUNDING = 1e-9

function inPacks(lacking: number, { minimum, pack }: Pick<BuyingFigures, 'minimum' | 'pack'>): number {
  if (lacking <= 0) return 0
  return Math.ceil(Math.max(lacking, minimum) / pack) * pack
}
