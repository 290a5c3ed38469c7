import type { Product } from '#contract/catalog/products.ts'
import type { InstalmentPlansReply } from '#contract/instalments.ts'
import type { Language } from '#domain/language/languages.ts'
import { readAnswer, type Send } from '../../api.ts'
import { formatIn } from '../../format.ts'
import { textIn } from '../../messages/text.ts'
import { lineText } from './line-text.ts'
import { namedPlan, plannedProduct, plansFor } from './plans-for.ts'

/** What each price of a product comes to per month, as a finished sentence, by the price; absent without a plan. */
export type InstalmentLines = Readonly<Record<number, string>>

/** Loads the plans; undefined if that fails, and the page then says nothing about them. */
export async function loadPlans(send: Send): Promise<InstalmentPlansReply['data'] | undefined> {
  try {
    return readAnswer<InstalmentPlansReply>(await send('/api/instalment-plans')).data
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** Finished by the server, so that no script of the page works with plans or has these texts. */
export function instalmentLines(
  plans: InstalmentPlansReply['data'],
  product: Pick<Product, '_id' | 'catId' | 'subCatId' | 'variants'>,
  { language, now = new Date() }: { language: Language; now?: Date },
): InstalmentLines {
  const prices = [...new Set(product.variants.map(({ price }) => price))]
  const lines = prices.flatMap((price) => {
    const named = namedPlan(plansFor(plans, { price, products: [plannedProduct(product)], now }))
    return named ? [[price, lineText(textIn(language), formatIn(language), named.figures)] as const] : []
  })
  return Object.fromEntries(lines)
}
