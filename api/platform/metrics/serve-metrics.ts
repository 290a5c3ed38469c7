import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { StartError } from '../errors/app-error.ts'
import { TEXT_FORMAT } from './meter.ts'

/** Scrapers are few. */
const MOST_CONNECTIONS = 32

/**
 * Serves `/metrics` on a port of its own, without a token: every caller that reaches the port may read it.
 *
 * @param host  as HOST names it
 * @param port  0 takes a free one
 * @param text  returns the metrics; several scrapes at once share one call
 * @throws StartError when this process may not have the port
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  text: () => Promise<string>,
): Promise<{ port: number; close: () => Promise<void> }> {
  let reading: Promise<string> | undefined
  const read = () => (reading ??= text().finally(() => (reading = undefined)))
  const server = createServer((request, response) => void answer(request, response, read))
  letOldestGiveWay(server)
  server.listen(port, host === 'localhost' ? '127.0.0.1' : host)
  await once(server, 'listening').catch((error: unknown) => refusePort(error, host, port))
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** With one connection too many the one that asked longest ago gives way, so that idle ones keep no scraper waiting. */
function letOldestGiveWay(server: Server): void {
  /** In the order of their last requests. */
  const connections = new Set<Socket>()
  server.on('connection', (socket) => {
    const [oldest] = connections
    if (oldest && connections.size >= MOST_CONNECTIONS) {
      connections.delete(oldest)
      oldest.destroy()
    }
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }) => {
    if (connections.delete(socket)) connections.add(socket)
  })
}

async function answer({ method, url }: IncomingMessage, response: ServerResponse, read: () => Promise<string>) {
  if (url?.split('?')[0] !== '/metrics') return end(response, 404, 'The metrics are at /metrics.\n')
  if (method !== 'GET' && method !== 'HEAD') return end(response, 405, 'The metrics are only read.\n')
  try {
    const text = await read()
    end(response, 200, text)
  } catch (error) {
    console.error('The metrics cannot be read:', error)
    end(response, 500, 'The metrics cannot be read. The log says why.\n')
  }
}

function end(response: ServerResponse, status: number, text: string): void {
  const type = status === 200 ? TEXT_FORMAT : 'text/plain; charset=utf-8'
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

function refusePort(error: unknown, host: string, port: number): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    throw new StartError(
      `METRICS_PORT: given ${port}, expected a port that is free on ${host}; each process needs its own`,
    )
  }
  if (code === 'EACCES') throw new StartError(`METRICS_PORT: ${port} may not be used by this user`)
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
    throw new StartError(`HOST: given ${JSON.stringify(host)}, expected a name or an address of this machine`)
  }
  throw error
}
