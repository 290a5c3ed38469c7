import { prefetch } from '../../ui/prefetch.ts'

/** Loads the products of subcategories that a visitor is about to open in menu or drawer. */
export function prefetchMenuProducts(subcategoryIds: readonly string[]): void {
  prefetch(async () => {
    const { prefetchProducts } = await import('./use-subcategory-products.ts')
    await prefetchProducts(subcategoryIds)
  })
}
