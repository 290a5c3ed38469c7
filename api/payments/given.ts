import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openWallets, type Wallets } from './open-wallets.ts'

export const ESEWA_SECRET = '8gBm/:&EnhH.1/q'

/** How a gateway of a test answers: JSON, or what `respond` does by hand. */
export type Gateway = {
  url: string
  /** Of each request, its address or JSON body. */
  asked: (string | Record<string, unknown>)[]
  answer: (asked: string | Record<string, unknown>, response: ServerResponse) => unknown
  close: () => Promise<void>
}

/** A gateway on a port of this machine; what `answer` returns is sent as JSON, undefined when it answers by itself. */
export async function givenGateway(): Promise<Gateway> {
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const gateway: Gateway = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    answer: () => ({ status: 'PENDING' }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const body = await new Response(request as unknown as ReadableStream).text()
    const asked = body === '' ? (request.url ?? '') : (JSON.parse(body) as Record<string, unknown>)
    gateway.asked.push(asked)
    const answer = await gateway.answer(asked, response)
    if (answer !== undefined) response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  }
  return gateway
}

/** Both wallets, of which one gateway plays the part. */
export function givenWallets({ url }: Pick<Gateway, 'url'>): Wallets {
  return openWallets(
    {
      esewa: {
        formUrl: `${url}/form`,
        statusUrl: `${url}/status/`,
        productCode: 'EPAYTEST',
        secret: ESEWA_SECRET,
      },
      khalti: { baseUrl: `${url}/khalti/`, secretKey: 'test-key' },
    },
    { apiUrl: 'http://shop.example', isTest: false },
  )
}
