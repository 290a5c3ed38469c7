import { z } from 'zod'
import { ProductCard } from '#contract/catalog/products.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Card, CatalogReads } from './catalog-memory.ts'
import { asCard } from './present-product.ts'
import { type CardRow, type ProductVersion, readCardRows } from './product-queries.ts'

/**
 * How often a page is read again because one of its products changed between the two reads, before such products are left
 * out.
 */
const MOST_ATTEMPTS = 3

type PageOfCards = { ids: number[]; cards: string[] }

/**
 * Reads one page of cards, as JSON: first which products, then their cards, most of them from memory. A card shows exactly
 * the row that was found, so its price is within the chosen limits, also if it changes in between.
 *
 * @param readProducts  reads the products of the page, in order
 */
export async function readPageOfCards(
  catalog: CatalogReads,
  readProducts: () => Promise<ProductVersion[]>,
  language: Language,
): Promise<PageOfCards> {
  for (let attempt = 1; ; attempt += 1) {
    const products = await readProducts()
    const cards = await readCards(catalog, products, language)
    if (cards.length === products.length || attempt === MOST_ATTEMPTS) {
      return { ids: cards.map(({ id }) => id), cards: cards.map(({ json }) => json) }
    }
  }
}

/** Returns the cards of these versions of products, in the same order; without products that have changed since. */
async function readCards(
  { db, isCurrent, memory: { cards } }: CatalogReads,
  products: readonly ProductVersion[],
  language: Language,
): Promise<Card[]> {
  const keyOf = (id: number) => `${language} ${id}`
  const kept = new Map(products.map(({ id }) => [id, cards.get(keyOf(id))]))
  const missing = products.filter(({ id, version }) => kept.get(id)?.version !== version).map(({ id }) => id)
  const found = await cards.read({ isCurrent, tagsOf }, async () => {
    const rows = await readCardRows(db, missing, language)
    return new Map(rows.map((row) => [keyOf(row.id), cardOf(row)]))
  })
  return products.flatMap(({ id, version }) => {
    const card = found.get(keyOf(id)) ?? kept.get(id)
    return card?.version === version ? [card] : []
  })
}

function tagsOf({ id }: Card): string[] {
  return ['categories', `product:${id}`]
}

function cardOf(row: CardRow): Card {
  return { id: row.id, version: row.version, json: JSON.stringify(z.encode(ProductCard, asCard(row))) }
}
