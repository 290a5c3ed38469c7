import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openProductCounter, type ProductCounter } from './product-counter.ts'

/** The page of a product in either language, and its data when the browser comes from another page of the shop. */
const PRODUCT_PAGE = /^\/(?:ne\/)?product\/([1-9]\d{0,8})(?:\.data)?(?:$|\?)/
/** Robots that say so, and programs. */
const ROBOT =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|monitor|lighthouse|headless|curl|wget|python|java\/|go-http/i
const SEEN_STATUSES = [200, 304]

declare module 'fastify' {
  interface FastifyInstance {
    productCounter: ProductCounter
  }
}

/**
 * Counts views of product pages, whether they are rendered or answered from memory. A product that does not exist answers
 * 404, and is not counted.
 */
export function countViews(app: FastifyInstance) {
  const counter = openProductCounter(app.db, (err) => app.log.warn({ err }, 'could not write the counts of products'))
  app.decorate('productCounter', counter)
  app.addHook('onResponse', (request, reply, next) => {
    const productId = viewedProduct(request)
    if (productId !== undefined && SEEN_STATUSES.includes(reply.raw.statusCode)) counter.count('views', { productId })
    next()
  })
  app.addHook('onClose', () => counter.close())
}

function viewedProduct({ raw: { method, url = '' }, headers }: FastifyRequest): number | undefined {
  // Nearly all requests end here.
  if (method !== 'GET' || !url.includes('/product/')) return undefined
  const [, id] = PRODUCT_PAGE.exec(url) ?? []
  if (id === undefined || isRobot(headers['user-agent'])) return undefined
  // The browser fetches ahead what nobody has opened yet.
  if (headers['sec-purpose']?.includes('prefetch') || headers['purpose'] === 'prefetch') return undefined
  return Number(id)
}

function isRobot(name: string | undefined): boolean {
  return name === undefined || name === '' || ROBOT.test(name)
}
