import { vi } from 'vitest'
import type { Found } from '#contract/admin/find.ts'

const nothing: Found = {
  products: [],
  variants: [],
  orders: [],
  invoices: [],
  customers: [],
  tickets: [],
  customRequests: [],
  records: [],
  exact: [],
  meant: [],
  late: [],
}

/** An answer of the API. */
export function foundOf(values: Partial<Found> = {}): Found {
  return { ...nothing, ...values }
}

export const rara = {
  id: 7,
  slug: 'rara-wingback-bed',
  name: 'Rara wingback bed',
  nepaliName: 'रारा पलङ',
  picture: null,
  isPublished: true,
  variants: 18,
  soldOut: 3,
}

export const raraOrder = {
  id: '0b2ec2de-3c6c-4f0e-9d0b-52a4f0d6a1a1',
  number: 'KA-261122-0417A9Q2',
  name: 'Asmita Gurung',
  email: 'asmita@post.example',
  state: 'pending' as const,
  total: 142_400,
  placedAt: '2026-11-22T06:00:00.000Z',
  piece: 'Rara wingback bed',
  lines: 4,
}

export const asmita = {
  id: 'a3f1c2de-3c6c-4f0e-9d0b-52a4f0d6a1a1',
  name: 'Asmita Gurung',
  email: 'a@post.example',
  orderCount: 2,
}

type Answer = (q: string, signal: AbortSignal) => object | Promise<object>

/** Stubs the search until the test ends; names of customers are read again. Returns the texts that were searched for. */
export function answerFind(answer: Answer): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) => {
    const { pathname, searchParams } = new URL(path, 'http://shop.example')
    if (pathname === '/api/admin/customers') return Response.json({ items: [asmita], total: 1 })
    if (pathname !== '/api/admin/find') throw new TypeError(`No answer is stubbed for ${path}`)
    const q = searchParams.get('q') ?? ''
    asked.push(q)
    return Response.json(await answer(q, signal))
  })
  return asked
}
