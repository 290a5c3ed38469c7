import { href } from 'react-router'
import type { Product } from '#contract/catalog/products.ts'

/** Returns the listing of all products of the same kind. */
export function kindPath({ catId, subCatId }: Pick<Product, 'catId' | 'subCatId'>): string {
  return subCatId === null
    ? href('/productListing/category/:categoryId', { categoryId: catId })
    : href('/productListing/subcategory/:subcategoryId', { subcategoryId: subCatId })
}
