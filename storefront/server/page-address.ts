import { matchRoutes, type RouteObject } from 'react-router'
import { type Language, languageOf, languagePath, withoutLanguage } from '#domain/language/languages.ts'
import type { StorefrontBuild } from './storefront-build.ts'

/** More of one parameter than any choice of filters needs. */
const MAX_VALUE_LENGTH = 400

export type PageAddress = {
  /** The address without what no page knows: the same for every way of writing it. */
  key: string
  /** URL of the request to the pages, under the shop's own origin. */
  url: URL
  /** In which the page is written: its first part, `/ne`, says so. */
  language: Language
}

/**
 * Reads the address of a page: only the search parameters that its route names in `handle.searchParams` stay, each once,
 * sorted. So `utm_source` and inventions neither change a page nor fill the memory with copies of it.
 *
 * @param requestUrl  path and search as they came, such as `/productListing?page=2&utm_source=x`
 */
export function pageAddress(build: StorefrontBuild, requestUrl: string, origin: string): PageAddress {
  const [path = '/', search = ''] = requestUrl.split(/\?(.*)/s)
  const given = new URLSearchParams(search)
  const page = pagePath(path)
  const known = [...new Set(knownSearchParams(build, withoutLanguage(page)))].toSorted()
  const kept = new URLSearchParams()
  for (const name of known) {
    // A form without scripts repeats the name of a choice for each box that is ticked.
    const value = given.getAll(name).filter(Boolean).join(',')
    if (value) kept.set(name, value.slice(0, MAX_VALUE_LENGTH))
  }
  const routes = path.endsWith('.data') ? askedRoutes(build, given.get('_routes')) : ''
  if (routes) kept.set('_routes', routes)
  const url = new URL(origin + (kept.size > 0 ? `${path}?${kept}` : path))
  // Dots are resolved in it, however they were written.
  return { key: url.pathname + url.search, url, language: languageOf(pagePath(url.pathname)) }
}

/** The same address without slashes at its end, for a redirect; undefined when it has none. Never another host's. */
export function withoutLastSlash(requestUrl: string): string | undefined {
  const [path = '', search] = requestUrl.split(/\?(.*)/s)
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  if (end === path.length || path.startsWith('//')) return undefined
  return path.slice(0, end) + (search === undefined ? '' : `?${search}`)
}

/**
 * The same address with the fixed parts of its path written as the route map has them, for a redirect; undefined when
 * they are. The router takes `/PRODUCT/7` for `/product/7`, and two addresses would share one page.
 */
export function inRightCase(build: StorefrontBuild, requestUrl: string): string | undefined {
  const [path = '', search] = requestUrl.split(/\?(.*)/s)
  if (path.endsWith('.data') || path.startsWith('//')) return undefined
  const page = withoutLanguage(path)
  const matches = matchRoutes(routeTree(build), page) ?? []
  const fixed = matches.flatMap(({ route }) => (route.path ? route.path.split('/') : []))
  const right = page
    .slice(1)
    .split('/')
    .map((part, at) => (fixed[at]?.toLowerCase() === part.toLowerCase() ? fixed[at] : part))
  const rightPath = languagePath(languageOf(path), `/${right.join('/')}`)
  return rightPath === path ? undefined : rightPath + (search === undefined ? '' : `?${search}`)
}

/** React Router asks for the data of `/product/7` at `/product/7.data`, of `/` at `/_.data`, of `/ne` at `/ne.data`. */
function pagePath(path: string): string {
  return path.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
}

function askedRoutes(build: StorefrontBuild, asked: string | null): string {
  return Object.keys(build.routes)
    .filter((id) => asked?.split(',').includes(id))
    .join(',')
}

function knownSearchParams(build: StorefrontBuild, path: string): string[] {
  const matches = matchRoutes(routeTree(build), path) ?? []
  return matches.flatMap(({ route }) => route.handle?.searchParams ?? [])
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
  const children = Object.values(build.routes).filter((route) => route?.parentId === parentId)
  return children.map((route) => {
    const shared = { id: route!.id, path: route!.path ?? '', handle: route!.module.handle }
    return route!.index ? { ...shared, index: true } : { ...shared, children: childrenOf(build, route!.id) }
  })
}
