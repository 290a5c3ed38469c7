import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { asc } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { smsMessages } from '../db/schema.ts'
import { givenTools } from '../jobs/jobs.fixture.ts'
import type { Sms, SmsTools } from './sms.ts'
import { sendSms } from './send-sms.ts'

/** `status` 0 ends the connection without an answer. */
export type GatewayReply = { status: number; body: unknown }
export type FakeGateway = {
  url: string
  requests: { path: string; fields: Record<string, string> }[]
  close: () => Promise<void>
}

/** Starts a gateway on this machine that answers the requests in turn; the last reply repeats. */
export async function givenGateway(replies: readonly GatewayReply[]): Promise<FakeGateway> {
  const requests: FakeGateway['requests'] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ path: request.url ?? '', fields: Object.fromEntries(new URLSearchParams(body)) })
      const reply = replies[Math.min(requests.length, replies.length) - 1]!
      if (reply.status === 0) return response.destroy()
      response.writeHead(reply.status, { 'content-type': 'application/json' })
      return response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    requests,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Runs the jobs of all waiting messages, in the order in which they were written. A job that wants a retry throws. */
export async function sendAllSms(db: Db, sms: Sms, tools: Partial<SmsTools> = {}): Promise<void> {
  const waiting = await db.select({ id: smsMessages.id }).from(smsMessages).orderBy(asc(smsMessages.createdAt))
  for (const { id } of waiting) await sendSms({ smsId: id }, { ...givenTools(db, { sms }), ...tools })
}

export function readSms(db: Db) {
  return db.select().from(smsMessages).orderBy(asc(smsMessages.createdAt))
}
