import { href, type MetaDescriptor } from 'react-router'
import type { Product } from '#contract/catalog/products.ts'
import { textIn } from '../../../messages/text.ts'
import { addressOf, canonical } from '../../shell/canonical.ts'
import { kindPath } from './size-guide/kind-path.ts'
import { breadcrumbJsonLd, largePictureUrl, productJsonLd, type Shop } from './product-json-ld.ts'

/**
 * Returns a product page's meta tags for search engines and shared links. The loader makes them, so that no browser
 * loads this code.
 */
export function productMeta(product: Product, shop: Shop): MetaDescriptor[] {
  const text = textIn(shop.language)
  const path = href('/product/:id', { id: product._id })
  const title = text('page.title', { page: product.name, name: shop.name })
  const [picture] = product.pictures
  return [
    { title },
    { name: 'description', content: product.shortDescription || product.description },
    ...canonical(shop, path),
    { property: 'og:type', content: 'product' },
    { property: 'og:site_name', content: shop.name },
    { property: 'og:title', content: product.name },
    { property: 'og:description', content: product.shortDescription || product.description },
    { property: 'og:url', content: addressOf(shop, path) },
    ...(picture ? [{ property: 'og:image', content: shop.publicUrl + largePictureUrl(picture) }] : []),
    { 'script:ld+json': productJsonLd(product, shop) },
    {
      'script:ld+json': breadcrumbJsonLd(
        [
          { name: text('breadcrumb.home'), path: href('/') },
          { name: product.subCatName ?? product.catName, path: kindPath(product) },
          { name: product.name, path },
        ],
        shop,
      ),
    },
  ]
}
