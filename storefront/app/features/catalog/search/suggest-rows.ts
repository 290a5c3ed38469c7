import type { SuggestedCategory, SuggestedProduct, SuggestReply } from '#contract/catalog/search.ts'

/** A row of the panel; `key` is unique among all. */
export type SuggestRow = { key: string } & (
  | { kind: 'product'; product: SuggestedProduct }
  | { kind: 'category'; category: SuggestedCategory }
  | { kind: 'term'; term: string }
  | { kind: 'clear-recent' }
  | { kind: 'custom'; product: SuggestedProduct | undefined }
  | { kind: 'see-all' }
)

type RowOf<Kind extends SuggestRow['kind']> = Extract<SuggestRow, { kind: Kind }>

export type SuggestRows = {
  products: RowOf<'product'>[]
  categories: RowOf<'category'>[]
  trending: RowOf<'term'>[]
  recent: RowOf<'term'>[]
  ideas: RowOf<'term'>[]
  clearRecent: RowOf<'clear-recent'>[]
  /** Leads to furniture made to measure: the form on the page of this product. */
  custom: RowOf<'custom'>[]
  seeAll: RowOf<'see-all'>[]
  /** In display order, which the arrow keys follow. */
  all: SuggestRow[]
}

type Given = {
  query: string
  found: SuggestReply | undefined
  /** Whether nothing is known yet about the words. */
  isFirstOnItsWay: boolean
  trending: readonly string[]
  recent: readonly string[]
  ideas: readonly string[]
}

/** Popular and recent terms show only where nothing is found, so that nothing moves when products arrive. */
export function suggestRows({ query, found, isFirstOnItsWay, ...terms }: Given): SuggestRows {
  const hasTerms = !isFirstOnItsWay && !found?.products.length && !found?.categories.length
  const { trending, recent, ideas } = hasTerms ? terms : noTerms
  const rows: Omit<SuggestRows, 'all'> = {
    products: (found?.products ?? []).map((product) => ({ kind: 'product', key: `product ${product._id}`, product })),
    categories: (found?.categories ?? []).map((category) => ({
      kind: 'category',
      key: `category ${category._id}`,
      category,
    })),
    trending: trending.map((term) => ({ kind: 'term', key: `trending ${term}`, term })),
    recent: recent.map((term) => ({ kind: 'term', key: `recent ${term}`, term })),
    ideas: ideas.map((term) => ({ kind: 'term', key: `idea ${term}`, term })),
    clearRecent: recent.length > 0 ? [{ kind: 'clear-recent', key: 'clear' }] : [],
    custom: found?.isCustom ? [{ kind: 'custom', key: 'custom', product: found.products[0] }] : [],
    seeAll: query === '' ? [] : [{ kind: 'see-all', key: 'all' }],
  }
  return { ...rows, all: Object.values(rows).flat() }
}

const noTerms = { trending: [], recent: [], ideas: [] }
