import type { FastifyInstance, FastifyReply } from 'fastify'

/** Serves the sources through Vite in this process, without a service worker. */
export async function serveSource(app: FastifyInstance): Promise<void> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: `${import.meta.dirname}/../vite.config.ts`,
    appType: 'spa',
    // The back office's has the socket of this server.
    server: { middlewareMode: true, hmr: false },
  })
  app.addHook('onClose', () => vite.close())
  const answer = (reply: FastifyReply) => {
    reply.hijack()
    vite.middlewares(reply.request.raw, reply.raw)
  }
  for (const url of ['/drive', '/drive/*']) app.get(url, { schema: { hide: true } }, (_request, reply) => answer(reply))
}
