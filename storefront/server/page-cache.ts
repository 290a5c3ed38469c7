import type { FastifyReply, FastifyRequest } from 'fastify'

/** A finished answer; its tags name what it shows (`product:7`), so that a change can drop it. */
export type PageAnswer = {
  status: number
  headers: Record<string, string>
  body: string
  tags: string[]
  keepForMs: number
}

/**
 * Sends the answer of `key` from memory, or renders and, when its status is 200, keeps it (api/platform/cache/respond.ts): with
 * ETag, compression and what a CDN needs.
 */
export type Respond = (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  render: () => Promise<PageAnswer>,
) => Promise<void>
