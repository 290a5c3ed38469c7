import { href, type MetaDescriptor } from 'react-router'
import { textIn } from '../../messages/text.ts'
import { breadcrumbJsonLd, type Shop } from '../catalog/product/product-json-ld.ts'
import { addressOf, canonical } from '../shell/canonical.ts'

type Told = { path: string; title: string; summary: string; updatedAt?: string }

/** Types of https://schema.org/WebPage, by path. */
const types: Record<string, string> = { '/about': 'AboutPage', '/contact': 'ContactPage' }

/** Returns the meta tags of a page about the shop. The loader makes them, so that no browser loads this code. */
export function pageMeta({ path, title, summary, updatedAt }: Told, shop: Shop): MetaDescriptor[] {
  const text = textIn(shop.language)
  const url = addressOf(shop, path)
  const steps = [
    { name: text('breadcrumb.home'), path: href('/') },
    { name: title, path },
  ]
  return [
    { title: text('page.title', { page: title, name: shop.name }) },
    { name: 'description', content: summary },
    ...canonical(shop, path),
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: shop.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: url },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': types[path] ?? 'WebPage',
        '@id': url,
        url,
        name: title,
        description: summary,
        inLanguage: shop.language,
        ...(updatedAt !== undefined && { dateModified: updatedAt }),
        publisher: { '@id': `${shop.publicUrl}/#organization` },
      },
    },
    { 'script:ld+json': breadcrumbJsonLd(steps, shop) },
  ]
}
