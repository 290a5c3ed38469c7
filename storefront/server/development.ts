import type { FastifyInstance } from 'fastify'
import type { PageServer } from './render-page.ts'
import type { StorefrontBuild } from './storefront-build.ts'

const notPages = /^\/(api|admin|media|healthz|readyz|\.well-known\/security\.txt)(\/|\?|$)/

/** Serves the sources through Vite in this process; each edit applies at once. */
export async function serveSource(app: FastifyInstance): Promise<PageServer> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await keepingSignals(() =>
    createServer({
      configFile: `${import.meta.dirname}/../vite.config.ts`,
      root: `${import.meta.dirname}/..`,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server: app.server } },
    }),
  )
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', async (request, reply) => {
    if (notPages.test(request.url)) return
    await new Promise<void>((resolve, reject) => {
      // Vite serves its own files; then Fastify must not respond again.
      reply.raw.once('finish', () => {
        reply.hijack()
        resolve()
      })
      vite.middlewares(request.raw, reply.raw, (error?: unknown) => (error ? reject(error) : resolve()))
    })
  })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no server environment')
  return {
    mode: 'development',
    build: () => ssr.runner.import<StorefrontBuild>('virtual:react-router/server-build'),
  }
}

/**
 * A plugin of React Router makes the process exit at once on these signals, which would leave the private PostgreSQL
 * running. server.ts handles the shutdown, including Vite's.
 */
async function keepingSignals<Result>(work: () => Promise<Result>): Promise<Result> {
  const signals = ['SIGTERM', 'SIGINT'] as const
  const ours = signals.map((signal) => process.listeners(signal))
  const result = await work()
  for (const [at, signal] of signals.entries()) {
    const added = process.listeners(signal).filter((listener) => !ours[at]!.includes(listener))
    for (const listener of added) process.off(signal, listener)
  }
  return result
}
