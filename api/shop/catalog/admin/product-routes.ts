import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { RowParams } from '#contract/admin/catalog/parts.ts'
import { PriceChangesBody, PriceHistory, PricePreview, PricePreviewBody } from '#contract/admin/catalog/prices.ts'
import {
  BulkBody,
  BulkReply,
  NewProduct,
  Product,
  ProductList,
  ProductsQuery,
  SaveProduct,
} from '#contract/admin/catalog/products.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { mayDo } from '#domain/staff/staff.ts'
import { changePrices } from './change-prices.ts'
import { changeProducts } from './change-products.ts'
import { deleteProduct } from './delete-product.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { previewPrices } from './preview-prices.ts'
import { readPriceHistory } from './price-history.ts'
import { readProductPage } from './product-list-queries.ts'
import { readProductRecord, withoutCosts } from './product-record.ts'
import { addProduct, saveProduct } from './save-product.ts'
import { z } from 'zod'

const tags = ['Back office: catalog']
const reading = { needs: 'catalog.read' } as const
const writing = { needs: 'catalog.write' } as const
const errors = { '4xx': ErrorBody }
const one = { tags, params: RowParams, querystring: NoQuery }
const many = { tags, querystring: NoQuery }

export const productAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app

  app.get(
    '/products',
    {
      config: reading,
      schema: {
        tags,
        summary: 'Products, including drafts',
        querystring: ProductsQuery,
        response: { 200: ProductList, ...errors },
      },
    },
    ({ query }) => readProductPage(db, query),
  )

  app.get(
    '/products/:id',
    {
      config: reading,
      schema: { ...one, summary: 'One product with all its fields', response: { 200: Product, ...errors } },
    },
    async ({ params, staff }) => {
      const product = await readProductRecord(db, Number(params.id))
      return mayDo(staff.role, 'reports.read') ? product : withoutCosts(product)
    },
  )

  app.get(
    '/products/:id/prices',
    {
      config: reading,
      schema: { ...one, summary: 'Price history of its variants', response: { 200: PriceHistory, ...errors } },
    },
    async ({ params }) => ({ items: await readPriceHistory(db, Number(params.id)) }),
  )

  app.post(
    '/products',
    {
      config: writing,
      schema: { ...many, summary: 'Creates a product', body: NewProduct, response: { 201: Product, ...errors } },
    },
    async ({ staffDb, body }, reply) => reply.code(201).send(await addProduct(staffDb, body)),
  )

  app.put(
    '/products/:id',
    {
      config: writing,
      schema: { ...one, summary: 'Saves a product', body: SaveProduct, response: { 200: Product, ...errors } },
    },
    ({ staffDb, params, body }) => saveProduct(staffDb, Number(params.id), body),
  )

  app.post(
    '/products/:id/copies',
    {
      config: writing,
      schema: { ...one, summary: 'Creates a draft copy of a product', response: { 201: Product, ...errors } },
    },
    async ({ staffDb, params }, reply) => {
      return reply.code(201).send(await duplicateProduct(staffDb, Number(params.id)))
    },
  )

  app.delete(
    '/products/:id',
    {
      config: writing,
      schema: {
        ...one,
        summary: 'Deletes an unpublished product that was never sold',
        response: { 204: z.null(), ...errors },
      },
    },
    async ({ staffDb, params }, reply) => {
      await deleteProduct(staffDb, Number(params.id))
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/products/acts',
    {
      config: writing,
      schema: {
        ...many,
        summary: 'Publishes, hides or flags several products',
        body: BulkBody,
        response: { 200: BulkReply, ...errors },
      },
    },
    async ({ staffDb, body }) => ({ items: await changeProducts(staffDb, body) }),
  )

  app.post(
    '/products/price-previews',
    {
      config: writing,
      schema: {
        ...many,
        summary: 'Previews price changes without saving them',
        body: PricePreviewBody,
        response: { 200: PricePreview, ...errors },
      },
    },
    async ({ body }) => ({ items: await previewPrices(db, body) }),
  )

  app.post(
    '/products/prices',
    {
      config: writing,
      schema: {
        ...many,
        summary: 'Changes the prices of variants',
        body: PriceChangesBody,
        response: { 200: BulkReply, ...errors },
      },
    },
    async ({ staffDb, body }) => ({ items: await changePrices(staffDb, body.changes) }),
  )
}
