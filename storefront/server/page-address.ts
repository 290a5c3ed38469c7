import type { RouteObject } from 'react-router'
import { type Language, languageOf, languagePath, withoutLanguage } from '#domain/language/languages.ts'
import type { StorefrontBuild } from './storefront-build.ts'

/** Longer than any choice of filters. */
const MAX_VALUE_LENGTH = 400
/** What a browser reads as another host in the address of a redirect: it takes a backslash for a slash, and leaves out tabs. */
const OTHER_HOST = /^\/[\s/\\]/

export type PageAddress = {
  /** The address without unknown parameters, identical for every way of writing it. */
  key: string
  /** URL of the request to the pages, under the shop's own origin. */
  url: URL
  /** Language of the page, from the first part of its path, such as `/ne`. */
  language: Language
}

/**
 * Reads a page's address. It keeps only the query parameters in the route's `handle.searchParams`, sorted and without
 * duplicates. So neither `utm_source` nor invented parameters change a page or fill the cache with copies.
 *
 * @param requestUrl  path and query as received, such as `/productListing?page=2&utm_source=x`
 */
export function pageAddress(build: StorefrontBuild, requestUrl: string, origin: string): PageAddress {
  const [path = '/', search = ''] = requestUrl.split(/\?(.*)/s)
  const given = new URLSearchParams(search)
  // Resolves dots: `/product/..` is the home page, and has its parameters. `//product/..` is no other page.
  const url = new URL(origin + path)
  url.pathname = url.pathname.replace(/^\/{2,}/, '/').replace(/(?<=[^/])\/$/, '')
  const page = pagePath(url.pathname)
  const matches = build.entry.module.matchRoutes(routeTree(build), withoutLanguage(page)) ?? []
  const known = [...new Set(matches.flatMap(({ route }) => route.handle?.searchParams ?? []))].toSorted()
  const kept = new URLSearchParams()
  for (const name of known) {
    // A form without scripts repeats a parameter for each ticked box.
    const value = given.getAll(name).filter(Boolean).join(',')
    if (value) kept.set(name, value.slice(0, MAX_VALUE_LENGTH))
  }
  const asked = given.get('_routes')?.split(',') ?? []
  const routes = matches.flatMap(({ route: { id } }) => (id !== undefined && asked.includes(id) ? id : []))
  if (url.pathname.endsWith('.data') && routes.length > 0) kept.set('_routes', routes.join(','))
  url.search = kept.toString()
  return { key: url.pathname + url.search, url, language: languageOf(page) }
}

/** Returns the address without trailing slashes, for a redirect; undefined if it has none. Never another host's. */
export function withoutLastSlash(requestUrl: string): string | undefined {
  const [path = '', search] = requestUrl.split(/\?(.*)/s)
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  if (end === path.length || OTHER_HOST.test(path)) return undefined
  return path.slice(0, end) + (search === undefined ? '' : `?${search}`)
}

/**
 * Returns the address with the case of the route map in the fixed parts of its path, for a redirect; undefined if it
 * has it. The router accepts `/PRODUCT/7` for `/product/7`, and two addresses would share a page.
 */
export function inRightCase(build: StorefrontBuild, requestUrl: string): string | undefined {
  const [path = '', search] = requestUrl.split(/\?(.*)/s)
  if (path.endsWith('.data') || OTHER_HOST.test(path)) return undefined
  const page = withoutLanguage(path)
  const matches = build.entry.module.matchRoutes(routeTree(build), page) ?? []
  const fixed = matches.flatMap(({ route }) => (route.path ? route.path.split('/') : []))
  const right = page
    .slice(1)
    .split('/')
    .map((part, at) => (fixed[at]?.toLowerCase() === part.toLowerCase() ? fixed[at] : part))
  const rightPath = languagePath(languageOf(path), `/${right.join('/')}`)
  return rightPath === path ? undefined : rightPath + (search === undefined ? '' : `?${search}`)
}

/** React Router requests the data of `/product/7` at `/product/7.data`, of `/` at `/_.data`, of `/ne` at `/ne.data`. */
function pagePath(path: string): string {
  return path.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
}

const trees = new WeakMap<StorefrontBuild, RouteObject[]>()

function routeTree(build: StorefrontBuild): RouteObject[] {
  const known = trees.get(build)
  if (known) return known
  const tree = childrenOf(build, undefined)
  trees.set(build, tree)
  return tree
}

function childrenOf(build: StorefrontBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const shared = { id: route.id, path: route.path ?? '', handle: route.module.handle }
    return route.index ? { ...shared, index: true } : { ...shared, children: childrenOf(build, route.id) }
  })
}
