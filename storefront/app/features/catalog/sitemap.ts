import { href } from 'react-router'
import type { Api } from '../../api.ts'

/** A tenth of what the protocol allows (https://www.sitemaps.org/protocol.html), so that one file costs 50 calls. */
export const MAX_URLS = 5_000
const PAGE_LIMIT = 100
const PARALLEL_CALLS = 8

/** The addresses of home and of every listing. */
export async function listingPages(api: Api): Promise<string[]> {
  const categories = await api.categories()
  const listings = categories.map(({ _id, parentId }) =>
    parentId === undefined
      ? href('/productListing/category/:categoryId', { categoryId: _id })
      : href('/productListing/subcategory/:subcategoryId', { subcategoryId: _id }),
  )
  return [href('/'), href('/productListing'), ...listings]
}

/** The addresses of the `part`-th 5,000 products, 1 being the first; empty behind the last. */
export async function productPages(api: Api, part: number): Promise<string[]> {
  const pagesOfPart = MAX_URLS / PAGE_LIMIT
  const firstPage = (part - 1) * pagesOfPart + 1
  const readPage = (page: number) => api.products({ page, limit: PAGE_LIMIT, sort: 'name' })
  const first = await readPage(firstPage)
  const lastPage = Math.min(firstPage + pagesOfPart - 1, Math.ceil(first.totalProducts / PAGE_LIMIT))

  const products = [...first.products]
  for (let page = firstPage + 1; page <= lastPage; page += PARALLEL_CALLS) {
    const calls = Math.min(PARALLEL_CALLS, lastPage - page + 1)
    const pages = await Promise.all(Array.from({ length: calls }, (_, at) => readPage(page + at)))
    products.push(...pages.flatMap((answer) => answer.products))
  }
  return products.map(({ _id }) => href('/product/:id', { id: _id }))
}

export function urlSet(origin: string, paths: readonly string[]): Response {
  return xmlAnswer(
    'urlset',
    paths.map((path) => `<url><loc>${origin}${path}</loc></url>`),
  )
}

export function sitemapIndex(origin: string, paths: readonly string[]): Response {
  return xmlAnswer(
    'sitemapindex',
    paths.map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`),
  )
}

/** Nothing needs escaping: the paths come from the route map and hold ids only. */
function xmlAnswer(root: 'urlset' | 'sitemapindex', entries: readonly string[]): Response {
  const head = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
  ]
  const body = [...head, ...entries, `</${root}>`, ''].join('\n')
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
