import type { FastifyReply, FastifyRequest } from 'fastify'

/** A finished response. Its tags name its contents (`product:7`), so that a change can remove it from the cache. */
export type PageAnswer = {
  status: number
  headers: Record<string, string>
  body: string
  tags: string[]
  keepForMs: number
}

/** The visitor's turn to have a page rendered: `take` runs the work in it, or returns another page in its place. */
export type PageTurn = { owner: string; take: <Page>(work: () => Promise<Page>) => Promise<Page | PageAnswer> }

/**
 * Sends the response of `key` from the cache, or renders it and caches it if its status is 200
 * (api/platform/cache/respond.ts). It adds ETag, compression and CDN headers.
 */
export type Respond = (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  render: () => Promise<PageAnswer>,
  turn: PageTurn,
) => Promise<void>
