import { MAX_PRODUCT_IDS } from '#domain/bounds.ts'
import { type Language, languagePath, languages } from '#domain/language/languages.ts'
import { href } from 'react-router'
import type { Api } from '../../../api.ts'
import { shopPagePaths } from '../../pages/shop-page-links.ts'

/** A tenth of what the protocol allows (https://www.sitemaps.org/protocol.html), and what one call can name. */
export const MAX_URLS = MAX_PRODUCT_IDS

/** The addresses of home, of every listing, of every project, of the Help Center and of the pages about the shop. */
export async function listingPages(api: Api): Promise<string[]> {
  const [categories, projects] = await Promise.all([api.categories(), api.projects()])
  const listings = categories.map(({ _id, parentId }) =>
    parentId === undefined
      ? href('/productListing/category/:categoryId', { categoryId: _id })
      : href('/productListing/subcategory/:subcategoryId', { subcategoryId: _id }),
  )
  const finished = projects
    .filter(({ parentId }) => parentId !== undefined)
    .map(({ slug }) => href('/our-projects/:projectId', { projectId: slug }))
  const first = [href('/'), href('/productListing'), ...listings]
  return [...first, href('/our-projects'), ...finished, ...shopPagePaths]
}

/** The addresses of the `part`-th 5,000 products, 1 being the first; empty behind the last. */
export async function productPages(api: Api, part: number): Promise<string[]> {
  const { data } = await api.productIds({ page: part, limit: MAX_URLS })
  return data.map((id) => href('/product/:id', { id }))
}

/** Each page in each language, which names the others. */
export function urlSet(origin: string, paths: readonly string[]): Response {
  return xmlAnswer(
    'urlset',
    paths.flatMap((path) => {
      const address = (language: Language) => origin + languagePath(language, path)
      const others = languages.map(
        (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`,
      )
      return languages.map((language) => `<url><loc>${address(language)}</loc>${others.join('')}</url>`)
    }),
  )
}

export function sitemapIndex(origin: string, paths: readonly string[]): Response {
  return xmlAnswer(
    'sitemapindex',
    paths.map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`),
  )
}

/** Nothing needs escaping: the paths come from the route map and hold ids and slugs only. */
function xmlAnswer(root: 'urlset' | 'sitemapindex', entries: readonly string[]): Response {
  const head = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
  ]
  const body = [...head, ...entries, `</${root}>`, ''].join('\n')
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
