import { beforeEach, expect, test, vi } from 'vitest'

type Installing = { waitUntil: (work: Promise<void>) => void }

const file = '/drive/assets/app-old.js'
const handlers = new Map<string, (event: Installing) => void>()

beforeEach(async () => {
  vi.stubGlobal('self', {
    addEventListener: (type: string, handler: (event: Installing) => void) => handlers.set(type, handler),
    skipWaiting: () => Promise.resolve(),
  })
  // In a worker an address is relative to its own.
  const RealRequest = Request
  vi.stubGlobal(
    'Request',
    class extends RealRequest {
      constructor(path: string, init?: RequestInit) {
        super(new URL(path, 'https://shop.example'), init)
      }
    },
  )
  vi.stubGlobal('kept', { version: '1', files: [file] })
  vi.resetModules()
  await import('./service-worker.ts')
})

/** Installs the worker while the shop answers with this document. */
async function install(page: string): Promise<void> {
  const cache = { addAll: () => Promise.resolve(), match: () => Promise.resolve(new Response(page)) }
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
  let installed: Promise<void> | undefined
  handlers.get('install')!({ waitUntil: (work) => void (installed = work) })
  await installed
}

test('a worker keeps the document that names its files', async () => {
  await expect(install(`<script src="${file}"></script>`)).resolves.toBeUndefined()
})

test('a document of another version, as while servers are replaced, is not kept: without a network it could not start', async () => {
  await expect(install('<script src="/drive/assets/app-new.js"></script>')).rejects.toThrow('another version')
})
