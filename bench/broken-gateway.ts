import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a wallet's gateway can do instead of answering. */
export const faults = ['hangs', 'answers 500', 'answers HTML', 'answers nonsense'] as const
export type Fault = (typeof faults)[number]

export type BrokenGateway = {
  url: string
  fault: Fault
  /** Questions that it has taken in and not answered. */
  hanging: () => number
  /** Breaks off what hangs. */
  release: () => void
  close: () => Promise<void>
}

/** A gateway on a port of this machine that never says anything of use. */
export async function openBrokenGateway(): Promise<BrokenGateway> {
  const hanging = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    request.resume()
    if (gateway.fault === 'answers 500') return void response.writeHead(500).end('Internal Server Error')
    if (gateway.fault === 'answers HTML') return void response.end('<!doctype html><h1>Back soon</h1>'.repeat(100))
    if (gateway.fault === 'answers nonsense') return void response.end('{"status":"COMP')
    hanging.add(response)
    response.on('close', () => hanging.delete(response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const release = () => hanging.forEach((response) => response.destroy())
  const gateway: BrokenGateway = {
    url: `http://127.0.0.1:${port}/status/`,
    fault: 'hangs',
    hanging: () => hanging.size,
    release,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return gateway
}
