import { prefetch } from '../../ui/prefetch.ts'

/** Asks for the products of subcategories whose menu or drawer row a visitor is about to open. */
export function prefetchMenuProducts(subcategoryIds: readonly string[]): void {
  prefetch(async () => {
    const { prefetchProducts } = await import('./use-subcategory-products.ts')
    await prefetchProducts(subcategoryIds)
  })
}
