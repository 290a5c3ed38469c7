import { data } from 'react-router'
import { apiContext } from '../api.ts'
import { listingPages, productPages, urlSet } from '../features/catalog/card/sitemap.ts'
import { publicUrlContext } from '../request-contexts.ts'
import type { Route } from './+types/sitemap-part'

/** Part of a long sitemap: `pages`, or a number for 5,000 products. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const publicUrl = context.get(publicUrlContext)
  if (params.part === 'pages') return urlSet(publicUrl, await listingPages(api))

  const products = /^[1-9]\d{0,2}$/.test(params.part) ? await productPages(api, Number(params.part)) : []
  if (products.length === 0) throw data(null, { status: 404 })
  return urlSet(publicUrl, products)
}
