import createClient, { type Client } from 'openapi-fetch'
import { retryingFetch, usualRetries, type Retries } from './retrying-fetch.ts'
import type { paths } from './schema.d.ts'

export type {
  SchemaCustomer as Customer,
  SchemaInvoice as Invoice,
  SchemaOrder as Order,
  SchemaPayment as Payment,
  SchemaProblem as Problem,
  SchemaProduct as Product,
  SchemaRefund as Refund,
  SchemaStock as Stock,
  SchemaVariant as Variant,
} from './schema.d.ts'

export type KasthaClient = Client<paths>

type Options = {
  /** The shop's origin, such as `https://shop.example`. */
  url: string
  /** An API key of its back office. */
  key: string
  retries?: Partial<Retries>
}

/**
 * Opens the API of a shop. Calls are typed by the shop's OpenAPI document: `kastha.GET('/api/v1/orders', …)`. Each
 * returns `data`, or the problem as `error`.
 */
export function openKastha({ url, key, retries }: Options): KasthaClient {
  return createClient<paths>({
    baseUrl: new URL(url).origin,
    headers: { authorization: `Bearer ${key}` },
    fetch: retryingFetch({ ...usualRetries, ...retries }),
  })
}

type Page<Item> = { items: Item[]; nextCursor: string | null }
type Answered<Item> = Promise<{ data?: Page<Item> | undefined; error?: object | undefined }>

/**
 * Yields every item of a list, page by page.
 *
 * @param page  asks for one page: `(cursor) => kastha.GET('/api/v1/invoices', { params: { query: { ...day, ...cursor } } })`
 * @throws KasthaProblem when a page is refused
 */
export async function* everyItem<Item>(page: (cursor: { cursor?: string }) => Answered<Item>): AsyncGenerator<Item> {
  let cursor: string | null | undefined
  while (cursor !== null) {
    const { items, nextCursor } = answerOf(await page(cursor === undefined ? {} : { cursor }))
    yield* items
    cursor = nextCursor
  }
}

/** A refusal of the shop; `problem` has its code. */
export class KasthaProblem extends Error {
  readonly problem: object
  constructor(problem: object) {
    super('detail' in problem ? String(problem.detail) : 'The shop refused the call.')
    this.problem = problem
  }
}

/** Returns the answer of a call. @throws KasthaProblem when it was refused */
export function answerOf<Data>({ data, error }: { data?: Data | undefined; error?: object | undefined }): Data {
  if (data === undefined) throw new KasthaProblem(error ?? {})
  return data
}
