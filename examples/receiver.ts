import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { Webhook } from 'standardwebhooks'

// Receives webhooks of a shop, and prints each message once:
//
//   KASTHA_SECRET=whsec_… PORT=9000 node examples/receiver.ts
//
// It needs Node 22.18 or newer. A shop in production sends by https alone, so put a proxy with a certificate in front.

/** Messages are small, and anybody can send something to a public address. */
const MOST_BYTES = 64 * 1024

export type Message = { type: string; timestamp: string; data: Record<string, unknown> }

/**
 * Makes a server that takes messages with a valid signature.
 *
 * @param secret  of the receiver, as the back office shows it once
 * @param take    gets each message once. When it throws, the shop sends the message again later
 */
export function makeReceiver(secret: string, take: (message: Message) => Promise<void>): Server {
  const webhook = new Webhook(secret)
  // Keep these ids where your data is: a message can come again for 30 days.
  const taken = new Set<string>()

  async function receive(request: IncomingMessage): Promise<number> {
    if (request.method !== 'POST') return 405
    if (!(Number(request.headers['content-length']) <= MOST_BYTES)) return 413
    const body = await text(request)
    const message = verified(webhook, body, request)
    if (!message) return 401
    const id = String(request.headers['webhook-id'])
    if (!taken.has(id)) await take(message)
    taken.add(id)
    return 204
  }

  return createServer((request, response) => void answer(response, receive(request)))
}

/** Returns the message; undefined when it is not from the shop, was changed, or is older than five minutes. */
function verified(webhook: Webhook, body: string, { headers }: IncomingMessage): Message | undefined {
  try {
    return webhook.verify(body, headers as Record<string, string>) as Message
  } catch {
    return undefined
  }
}

async function answer(response: ServerResponse, status: Promise<number>): Promise<void> {
  response.statusCode = await status.catch((error: unknown) => {
    console.error('A message was not taken:', error)
    return 500
  })
  response.end()
}

function main() {
  const { KASTHA_SECRET: secret, PORT } = process.env
  if (!secret || !PORT) throw new Error('Set KASTHA_SECRET and PORT.')
  makeReceiver(secret, async (message) => void process.stdout.write(`${JSON.stringify(message)}\n`)).listen(
    Number(PORT),
    '127.0.0.1',
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
