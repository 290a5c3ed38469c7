import type { DataProvider, Identifier, SortPayload } from 'react-admin'
import { get, post, remove, type Query } from './api.ts'
import { saveRecord } from './conflicts/save-record.ts'

/** Maximum number of records on one page of a list. */
const MAX_PER_PAGE = 100

/** `hasMore`: there are more than `total`; absent for lists that are always counted. */
type List<Item> = { items: Item[]; total: number; hasMore?: boolean }

/** Maps react-admin's data provider to the list protocol of /api/admin. A resource's name is its path there. */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,

  async getList(resource, { pagination, sort, filter = {}, signal }) {
    const query = { ...sortOf(sort), ...filter }
    const { page = 1, perPage = 0 } = pagination ?? {}
    if (perPage > MAX_PER_PAGE) return readMany(resource, { page, perPage, query, signal })
    const asked = { ...pageOf(pagination), ...query }
    const { items, total, hasMore = false } = await get<List<never>>(`/${resource}`, asked, signal)
    return { data: items, total, meta: { hasMore } }
  },

  async getOne(resource, { id, signal }) {
    return { data: await get(pathOf(resource, id), {}, signal) }
  },

  async getMany(resource, { ids, signal }) {
    const pages = inPages([...new Set(ids)]).map((some) =>
      get<List<never>>(`/${resource}`, { ids: some, perPage: MAX_PER_PAGE }, signal),
    )
    return { data: (await Promise.all(pages)).flatMap(({ items }) => items) }
  },

  async getManyReference(resource, { target, id, pagination, sort, filter = {}, signal }) {
    const query = { ...pageOf(pagination), ...sortOf(sort), ...filter, [target]: id }
    const { items, total, hasMore = false } = await get<List<never>>(`/${resource}`, query, signal)
    return { data: items, total, meta: { hasMore } }
  },

  async create(resource, { data }) {
    return { data: await post(`/${resource}`, data) }
  },

  async update(resource, { id, data, previousData }) {
    return { data: await saveRecord(pathOf(resource, id), previousData ?? {}, data) }
  },

  async delete(resource, { id, previousData }) {
    await remove(pathOf(resource, id))
    return { data: (previousData ?? { id }) as never }
  },

  async deleteMany(resource, { ids }) {
    // Deletes one at a time: after a refusal no other requests must still be in flight.
    for (const id of ids) await remove(pathOf(resource, id))
    return { data: ids }
  },

  updateMany(resource) {
    return Promise.reject(
      new Error(`${resource}: records are saved one at a time; bulk changes need their own endpoint`),
    )
  },
}

type Many = { page: number; perPage: number; query: Query; signal: AbortSignal | undefined }

/**
 * Reads more records than the API gives at once, for "Select all" above a list. A new record moves the others down, and
 * the next page begins with one that the page before had: it counts once.
 */
async function readMany(resource: string, { page, perPage, query, signal }: Many) {
  const items = new Map<unknown, never>()
  const wanted = page * perPage
  for (let part = 1; ; part += 1) {
    const asked = { page: part, perPage: MAX_PER_PAGE, ...query }
    const { items: some, total, hasMore = false } = await get<List<{ id: Identifier }>>(`/${resource}`, asked, signal)
    for (const item of some) items.set(item.id, item as never)
    if (some.length < MAX_PER_PAGE || items.size >= wanted) {
      return { data: [...items.values()].slice(wanted - perPage, wanted), total, meta: { hasMore } }
    }
  }
}

function pathOf(resource: string, id: Identifier): string {
  return `/${resource}/${encodeURIComponent(String(id))}`
}

function inPages(ids: Identifier[]): Identifier[][] {
  const count = Math.ceil(ids.length / MAX_PER_PAGE)
  return Array.from({ length: count }, (_, page) => ids.slice(page * MAX_PER_PAGE, (page + 1) * MAX_PER_PAGE))
}

function pageOf(pagination: { page: number; perPage: number } | undefined): Query {
  return pagination ? { page: pagination.page, perPage: Math.min(pagination.perPage, MAX_PER_PAGE) } : {}
}

/** Returns the API's sort parameter. react-admin sorts by `id` by default; the API's default order then applies. */
export function sortOf(sort: SortPayload | undefined): { sort?: string } {
  if (!sort || sort.field === 'id') return {}
  return { sort: sort.order === 'DESC' ? `-${sort.field}` : sort.field }
}
