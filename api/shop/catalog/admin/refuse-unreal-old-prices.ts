import { inArray } from 'drizzle-orm'
import { englishFormats } from '#domain/language/english-formats.ts'
import { type Rupees } from '#domain/money.ts'
import { isRealOldPrice, OLD_PRICE_OFFERED_DAYS, realOldPrice, type PriceStretch } from '#domain/catalog/old-price.ts'
import type { Db } from '../../../platform/db/client.ts'
import { variants } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say, type Sentence } from '../../../platform/language/sentence.ts'
import { readStretches } from './price-history.ts'

/** The new prices of a variant; `id` is null for a new one. */
export type WantedPrice = { id: number | null; price: Rupees; oldPrice: Rupees | null }

/**
 * Refuses old prices that were never charged. Accepts the old price a variant already shows while its price is unchanged.
 *
 * @param tx      must have locked the variants
 * @param pathOf  returns the field name of the nth price, for the refusal
 * @throws AppError invalid_input, whose fields name the highest real old price
 */
export async function refuseUnrealOldPrices(
  tx: Db,
  wanted: readonly WantedPrice[],
  pathOf: (at: number) => string,
  now = new Date(),
): Promise<void> {
  const problems = await unrealOldPrices(tx, wanted, now)
  if (problems.size === 0) return
  const fields = Object.fromEntries([...problems].map(([at, problem]) => [pathOf(at), problem]))
  throw new AppError('invalid_input', 'An old price must have been asked before.', fields)
}

/** Returns the problems of the prices, by index. */
async function unrealOldPrices(
  db: Db,
  wanted: readonly WantedPrice[],
  now = new Date(),
): Promise<Map<number, Sentence>> {
  const ids = wanted.flatMap(({ id, oldPrice }) => (id === null || oldPrice === null ? [] : id))
  const [shown, stretches] = await Promise.all([readShown(db, ids), readStretches(db, ids)])
  const problems = wanted.map(({ id, price, oldPrice }) => {
    const current = id === null ? undefined : shown.get(id)
    if (oldPrice === null || (current?.price === price && current.oldPrice === oldPrice)) return undefined
    const history = id === null ? [] : (stretches.get(id) ?? [])
    return isRealOldPrice(history, price, oldPrice, now) ? undefined : whyUnreal(history, price, now)
  })
  return new Map(problems.flatMap((problem, at) => (problem === undefined ? [] : [[at, problem]])))
}

async function readShown(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({ id: variants.id, price: variants.price, oldPrice: variants.oldPrice })
    .from(variants)
    .where(inArray(variants.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

function whyUnreal(history: readonly PriceStretch[], price: Rupees, now: Date): Sentence {
  const real = realOldPrice(history, price, now)
  if (!real) return say('products.no-old-price', { days: OLD_PRICE_OFFERED_DAYS })
  return say('products.too-high-old-price', {
    price: { money: real.price },
    day: englishFormats.date(real.since.toISOString()),
  })
}
