import type { CategoriesReply, CategoryReply } from '#contract/catalog/categories.ts'
import type { BannersReply, ClientsReply, HoardingsReply, ProjectReply, ProjectsReply } from '#contract/content.ts'
import type { DeliveryZonesReply } from '#contract/delivery-zones.ts'
import type { ErrorBody, ErrorCode } from '#contract/errors.ts'
import type { FaqsReply, SupportReply } from '#contract/help.ts'
import type { PageReply } from '#contract/pages.ts'
import type { ProductIdsReply, ProductReply, ProductsReply } from '#contract/catalog/products.ts'
import type { SearchReply, SuggestReply } from '#contract/catalog/search.ts'
import type { SetReply } from '#contract/sets.ts'
import type { SettingsReply } from '#contract/settings.ts'
import type { StoresReply } from '#contract/stores.ts'
import type { VisitsReply } from '#contract/tickets.ts'
import { createContext, data } from 'react-router'
import { inLanguage, type Language } from '#domain/language/languages.ts'
import { pageLanguage } from './messages/text.ts'

/** Sends a GET to the API until `signal` aborts it. The server's version stays inside the process. */
export type Send = (path: string, signal?: AbortSignal) => Promise<{ status: number; json: () => unknown }>

/** Query parameters of a call; undefined ones are omitted, and lists joined by commas. */
export type Query = Record<string, string | number | boolean | readonly (string | number)[] | undefined>

/** The API for loaders: `context.get(apiContext).product(id)`. */
export const apiContext = createContext<Api>()

export type Api = ReturnType<typeof openApi>

/**
 * All calls of the storefront to the API, typed by the contract. A response of 400 and above, or with `success: false`,
 * is thrown as `data(ErrorBody, { status })`. In a loader this becomes the error page of that status; `isRefusal`
 * recognizes it.
 */
export function openApi(send: Send) {
  const get = async <Reply>(path: string, query: Query = {}, signal?: AbortSignal) =>
    readAnswer<Reply>(await send(path + searchOf(query), signal))
  return {
    categories: async () => (await get<CategoriesReply>('/api/category', { flat: true, limit: 1000 })).data,
    category: async (id: string) => (await get<CategoryReply>(`/api/category/${id}`)).data,
    products: (query: Query) => get<ProductsReply>('/api/product/getAllProducts', query),
    /** Returns the products' cards in the same order, at most 12, without products gone from the shop. */
    cards: async (ids: readonly string[]) =>
      (await get<ProductsReply>('/api/product/getAllProducts', { ids })).products,
    productsOfCategory: (id: string, query: Query) =>
      get<ProductsReply>(`/api/product/getAllProductsByCatId/${id}`, query),
    productsOfSubcategory: (id: string, query: Query) =>
      get<ProductsReply>(`/api/product/getAllProductsBySubCatId/${id}`, query),
    productIds: (query: Query) => get<ProductIdsReply>('/api/product/ids', query),
    product: async (id: string) => (await get<ProductReply>(`/api/product/${id}`)).product,
    /** Returns the set to offer with a product; null for none. */
    setOf: async (id: string) => (await get<SetReply>(`/api/product/${id}/set`)).set,
    search: (query: Query) => get<SearchReply>('/api/product/search', query),
    suggest: (q: string, signal: AbortSignal) => get<SuggestReply>('/api/product/suggest', { q }, signal),
    hoardings: async () => (await get<HoardingsReply>('/api/hoarding', { isActive: true })).data,
    banners: async () => (await get<BannersReply>('/api/banner', { limit: 1000 })).data,
    projects: async () => (await get<ProjectsReply>('/api/project', { flat: true })).data,
    project: async (idOrSlug: string) => (await get<ProjectReply>(`/api/project/${encodeURIComponent(idOrSlug)}`)).data,
    clients: async () => (await get<ClientsReply>('/api/client', { limit: 10 })).data,
    deliveryZones: async () => (await get<DeliveryZonesReply>('/api/delivery/zones')).data,
    measuringVisits: async () => (await get<VisitsReply>('/api/measuring-visits')).data,
    /** Returns the questions in that language, or in the page's. */
    faqs: async (lang?: Language) => (await get<FaqsReply>('/api/help/faqs', { lang })).data,
    support: async () => (await get<SupportReply>('/api/help/support')).data,
    /** Returns a page that is only read. */
    page: async (slug: string) => (await get<PageReply>(`/api/page/${slug}`)).data,
    stores: async () => (await get<StoresReply>('/api/stores')).data,
    settings: async () => (await get<SettingsReply>('/api/settings')).data,
  }
}

/** The API for use in the browser. */
export const browserApi = openApi(async (path, signal) => {
  const answer = await fetch(apiUrl(path), { headers: { accept: 'application/json' }, signal: signal ?? null })
  const body: unknown = await answer.json()
  return { status: answer.status, json: () => body }
})

function searchOf(query: Query): string {
  const present = Object.entries(query).filter(([, value]) => value !== undefined && !isEmptyList(value))
  const search = new URLSearchParams(present.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `?${search}` : ''
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

/** Returns the body of a response. @throws `data(ErrorBody, { status })` for a refusal */
export function readAnswer<Reply>({ status, json }: Awaited<ReturnType<Send>>): Reply {
  const body = json()
  if (status >= 400) throw data(body as ErrorBody, { status })
  if ((body as { success?: unknown } | null)?.success === false) {
    throw data(body as ErrorBody, { status: UNSUCCESSFUL })
  }
  return body as Reply
}

/** Status for a response without success: Bad Gateway. */
const UNSUCCESSFUL = 502

/** Returns whether a thrown value is a refusal of the API, with this `code` if given. */
export function isRefusal(thrown: unknown, code?: ErrorCode): thrown is { data: ErrorBody; init: { status: number } } {
  if (typeof thrown !== 'object' || thrown === null || !('data' in thrown)) return false
  const body = thrown.data as Partial<ErrorBody> | null
  return body?.error === true && (code === undefined || body.code === code)
}

/** Returns the browser's URL of a call, from `data-api` of the page's root element. */
export function apiUrl(path: string): string {
  return (document.documentElement.dataset.api ?? '') + inLanguage(path, pageLanguage())
}
