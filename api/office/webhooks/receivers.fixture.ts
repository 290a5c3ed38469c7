import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { ReceiverRules } from './receiver-rules.ts'

/** Rules of a shop outside production, whose DNS knows this machine alone. */
export const localReceivers: ReceiverRules = {
  allowsLoopback: true,
  allowsPrivate: false,
  resolve: async () => ['127.0.0.1'],
}

export type Received = { headers: IncomingHttpHeaders; body: string; sent: Sent }
type Sent = { type: string; timestamp: string; data: Record<string, unknown> }

/** A receiver on a port of this machine. */
export type TestReceiver = {
  url: string
  /** In the order of arrival, also what it refused. */
  received: Received[]
  /** Answers each request; with 204 by default. */
  answer: (received: Received, response: ServerResponse) => void
}

export async function givenReceiver(): Promise<TestReceiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const received = { headers: request.headers, body, sent: JSON.parse(body) as Sent }
      receiver.received.push(received)
      receiver.answer(received, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const receiver: TestReceiver = {
    url: `http://localhost:${(server.address() as AddressInfo).port}/hooks`,
    received: [],
    answer: (_, response) => void response.writeHead(204).end(),
  }
  return receiver
}

/** Answers with a status. */
export function answering(status: number, headers: Record<string, string> = {}, text = '') {
  return (_: Received, response: ServerResponse) => void response.writeHead(status, headers).end(text)
}
