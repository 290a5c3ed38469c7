import type { FastifyInstance } from 'fastify'
import type { Answer } from './index-page.ts'

/** Serves the sources through Vite in this process; saving a file reloads the page. */
export async function serveSource(app: FastifyInstance): Promise<Answer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: `${import.meta.dirname}/../vite.config.ts`,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  return (reply) => {
    reply.hijack()
    vite.middlewares(reply.request.raw, reply.raw)
  }
}
