import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import {
  ApiProduct,
  ApiProductsQuery,
  ApiStock,
  ApiStockQuery,
  ApiVariant,
  ApiVariantsQuery,
  PriceChangeBody,
  RowAsked,
  StockMovementBody,
} from '#contract/integrations/catalog.ts'
import { changedOf, OnceHeaders, pageOf } from '#contract/integrations/parts.ts'
import { changePrices } from '../../shop/catalog/admin/change-prices.ts'
import { moveStock } from '../../shop/stock/move-stock.ts'
import { listProducts, listStock, listVariants, readLevels, readVariants, showProduct, showVariant } from './catalog.ts'
import { once } from './once.ts'

const products = { tags: ['Products'] }
const stock = { tags: ['Stock'] }
const readProducts = { scope: 'products:read' } as const

/** Products with their variants, prices and stock. */
export const catalogRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app

  app.get(
    '/products',
    {
      config: readProducts,
      schema: {
        ...products,
        operationId: 'listProducts',
        summary: 'Lists products with their variants',
        querystring: ApiProductsQuery,
        response: { 200: pageOf(ApiProduct) },
      },
    },
    async ({ query }) => listProducts(db, query),
  )

  app.get(
    '/products/:id',
    {
      config: readProducts,
      schema: {
        ...products,
        operationId: 'getProduct',
        summary: 'Returns one product with its variants',
        params: RowAsked,
        querystring: NoQuery,
        response: { 200: ApiProduct },
      },
    },
    async ({ params }) => showProduct(db, params.id),
  )

  app.get(
    '/variants',
    {
      config: readProducts,
      schema: {
        ...products,
        operationId: 'listVariants',
        summary: 'Lists variants, or finds one by its SKU',
        querystring: ApiVariantsQuery,
        response: { 200: pageOf(ApiVariant) },
      },
    },
    async ({ query }) => listVariants(db, query),
  )

  app.get(
    '/variants/:id',
    {
      config: readProducts,
      schema: {
        ...products,
        operationId: 'getVariant',
        summary: 'Returns one variant',
        params: RowAsked,
        querystring: NoQuery,
        response: { 200: ApiVariant },
      },
    },
    async ({ params }) => showVariant(db, params.id),
  )

  app.post(
    '/price-changes',
    {
      config: { scope: 'products:write' },
      schema: {
        ...products,
        operationId: 'changePrices',
        summary: 'Changes prices of variants: all or none',
        headers: OnceHeaders,
        querystring: NoQuery,
        body: PriceChangeBody,
        response: { 200: changedOf(ApiVariant) },
      },
    },
    async (request, reply) =>
      once(request, reply, async (tx) => {
        const { changes } = request.body
        await changePrices(tx, changes)
        const ids = changes.map(({ variantId }) => variantId)
        return { items: await readVariants(tx, ids) }
      }),
  )

  app.get(
    '/stock',
    {
      config: { scope: 'stock:read' },
      schema: {
        ...stock,
        operationId: 'listStock',
        summary: 'Lists the stock of each variant',
        querystring: ApiStockQuery,
        response: { 200: pageOf(ApiStock) },
      },
    },
    async ({ query }) => listStock(db, query),
  )

  app.post(
    '/stock-movements',
    {
      config: { scope: 'stock:write' },
      schema: {
        ...stock,
        operationId: 'moveStock',
        summary: 'Records received, counted or damaged pieces: all or none',
        headers: OnceHeaders,
        querystring: NoQuery,
        body: StockMovementBody,
        response: { 200: changedOf(ApiStock) },
      },
    },
    async (request, reply) =>
      once(request, reply, async (tx) => {
        const { movements } = request.body
        await moveStock(tx, movements, { staffId: request.apiKey.key.id, once: undefined })
        const ids = movements.map(({ variantId }) => variantId)
        return { items: await readLevels(tx, ids) }
      }),
  )
}
