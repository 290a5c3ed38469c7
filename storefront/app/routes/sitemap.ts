import { href } from 'react-router'
import { apiContext } from '../api.ts'
import { listingPages, MAX_URLS, productPages, sitemapIndex, urlSet } from '../features/catalog/card/sitemap.ts'
import { publicUrlContext } from '../request-contexts.ts'
import type { Route } from './+types/sitemap'

/** The sitemap: a single file, or an index of several from 5,000 addresses on. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const publicUrl = context.get(publicUrlContext)
  const [pages, { totalProducts }] = await Promise.all([listingPages(api), api.productIds({ limit: 1 })])
  if (pages.length + totalProducts <= MAX_URLS) return urlSet(publicUrl, [...pages, ...(await productPages(api, 1))])

  const parts = Array.from({ length: Math.ceil(totalProducts / MAX_URLS) }, (_, at) => String(at + 1))
  return sitemapIndex(
    publicUrl,
    ['pages', ...parts].map((part) => href('/sitemap/:part', { part })),
  )
}
