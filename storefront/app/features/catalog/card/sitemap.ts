import { MAX_PRODUCT_IDS } from '#domain/bounds.ts'
import { type Language, languagePath, languages } from '#domain/language/languages.ts'
import { href } from 'react-router'
import type { Api } from '../../../api.ts'
import { shopPagePaths } from '../../pages/shop-page-links.ts'

/** A tenth of the protocol's limit (https://www.sitemaps.org/protocol.html), and the limit of one call. */
export const MAX_URLS = MAX_PRODUCT_IDS

/** Returns the paths of home, every listing, every project, the room planner, the Help Center and the pages about the shop. */
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
  return [...first, href('/our-projects'), ...finished, href('/planner'), ...shopPagePaths]
}

/** Returns the paths of the `part`-th 5,000 products, counting from 1; empty after the last. */
export async function productPages(api: Api, part: number): Promise<string[]> {
  const { data } = await api.productIds({ page: part, limit: MAX_URLS })
  return data.map((id) => href('/product/:id', { id }))
}

/** Lists each page in each language, with links to its other languages. */
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

/** Needs no escaping: the paths come from the route map and contain ids and slugs only. */
function xmlAnswer(root: 'urlset' | 'sitemapindex', entries: readonly string[]): Response {
  const head = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
  ]
  const body = [...head, ...entries, `</${root}>`, ''].join('\n')
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
