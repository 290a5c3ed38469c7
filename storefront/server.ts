import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { clientNetwork } from '#api/platform/rate-limits/client-network.ts'
import { serveBuild } from './server/built.ts'
import { serveSource } from './server/development.ts'
import { inRightCase, pageAddress, withoutLastSlash } from './server/page-address.ts'
import type { PageTurn, Respond } from './server/page-cache.ts'
import { busyPage } from './server/busy-page.ts'
import { renderPage } from './server/render-page.ts'

const PERMANENT_REDIRECT = 308

export type StorefrontOptions = {
  /** The API for the pages' data, called inside this process. */
  api: FastifyInstance
  /** Sends a public page, cached where possible. */
  respond: Respond
  /** The shop's own origin, for canonical URLs. */
  publicUrl: string
  /** The API's origin, if browsers reach it on its own host. */
  apiOrigin?: string | undefined
  /** Origins of the pages that receive payment forms. */
  formOrigins?: readonly string[]
  /** Serves the sources through Vite with hot reload instead of the build, without caching. */
  isDevelopment?: boolean
}

/** The storefront as a Fastify plugin: it treats every GET without another route as a page. */
export async function storefront(app: FastifyInstance, options: StorefrontOptions) {
  const { api, respond, publicUrl, apiOrigin, formOrigins = [], isDevelopment } = options
  const pages = isDevelopment ? await serveSource(app) : await serveBuild(app)

  app.get('/*', async (request, reply) => {
    const plain = withoutLastSlash(request.url)
    if (plain) return reply.redirect(plain, PERMANENT_REDIRECT)

    const build = await pages.build()
    const rightCase = inRightCase(build, request.url)
    if (rightCase) return reply.redirect(rightCase, PERMANENT_REDIRECT)
    const address = pageAddress(build, request.url, publicUrl)
    const { id: requestId, ip: clientAddress, log } = request
    const site = { publicUrl, apiOrigin, formOrigins }
    const orBusy = (error: unknown) => busyPage(error, address.language)
    const render = async () => {
      // A cached page does not wait for anything, so yield between pages, to let orders proceed.
      await setImmediate()
      return renderPage({ build, mode: pages.mode, address, api, ...site, requestId, clientAddress, log }).catch(orBusy)
    }
    const take: PageTurn['take'] = (work) => api.bulkheads.page(request, work).catch(orBusy)
    const turn = { owner: clientNetwork(clientAddress), take }
    if (!isDevelopment) return respond(request, reply, `page ${address.key}`, render, turn)

    const { status, headers, body } = await render()
    return reply.code(status).headers(headers).send(body)
  })
}
