import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { CategoriesQuery, CategoriesReply, CategoryParams, CategoryReply } from '#contract/catalog/categories.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import {
  CategoryIdParams,
  ProductIdsQuery,
  ProductIdsReply,
  ProductParams,
  ProductReply,
  ProductsQuery,
  ProductsReply,
  ScopedProductsQuery,
  SubcategoryIdParams,
} from '#contract/catalog/products.ts'
import { ProductPackagesQuery, ProductPackagesReply } from '#contract/catalog/product-packages.ts'
import { SearchQuery, SearchReply, SuggestQuery, SuggestReply } from '#contract/catalog/search.ts'
import { respondJson } from '../../platform/cache/respond.ts'
import type { IsCurrent } from '../../platform/cache/data-memory.ts'
import type { Db } from '../../platform/db/client.ts'
import { openCatalogMemory } from './catalog-memory.ts'
import { findCategory, listCategories } from './find-categories.ts'
import { findProduct } from './find-product.ts'
import { listAskedProducts } from './list-asked-products.ts'
import { listPackages } from './list-packages.ts'
import { listProductIds } from './list-product-ids.ts'
import { listProducts } from './list-products.ts'
import { searchAndNote } from './search-and-note.ts'
import { suggest } from './suggest.ts'
import type { FastifyRequest } from 'fastify'
import { isBroken } from '#domain/catalog/search-words.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { describeFields } from '../../platform/http/errors.ts'
import { say } from '../../platform/language/sentence.ts'

export const catalogRoutes: FastifyPluginAsyncZod = async (app) => {
  const memory = openCatalogMemory(app.answers)
  /** Searches on the primary use a separate pool, so that orders keep their connections; a replica needs none. */
  const forSearch = (from: Db) => (from === app.db ? app.searchDb : from)

  app.get(
    '/category',
    {
      schema: {
        tags: ['Catalog'],
        summary: 'All categories and subcategories in one flat list',
        querystring: CategoriesQuery,
        response: { 200: CategoriesReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => respondJson(request, reply, (db) => listCategories(db, request.query.limit, request.language)),
  )

  app.get(
    '/category/:id',
    {
      schema: {
        tags: ['Catalog'],
        summary: 'One category or subcategory',
        params: CategoryParams,
        querystring: NoQuery,
        response: { 200: CategoryReply, '4xx': ErrorBody },
      },
    },
    (request, reply) =>
      respondJson(request, reply, (db) => findCategory(db, Number(request.params.id), request.language)),
  )

  app.get(
    '/product/getAllProducts',
    {
      config: { hasBulkhead: true },
      schema: {
        tags: ['Catalog'],
        summary: 'One page of all products with filters and facets, or products by ids',
        querystring: ProductsQuery,
        response: { 200: ProductsReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => {
      const { language, query } = request
      const { ids } = query
      const list = (db: Db, isCurrent: IsCurrent) => {
        const catalog = { db, isCurrent, memory }
        return ids ? listAskedProducts(catalog, ids, language) : listProducts(catalog, query, language)
      }
      return respondJson(request, reply, list, app.bulkheads.listing)
    },
  )

  app.get(
    '/product/getAllProductsByCatId/:categoryId',
    {
      config: { hasBulkhead: true },
      schema: {
        tags: ['Catalog'],
        summary: 'One page of a category',
        params: CategoryIdParams,
        querystring: ScopedProductsQuery,
        response: { 200: ProductsReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => {
      const { language, query, params } = request
      const asked = { ...query, catId: params.categoryId }
      const list = (db: Db, isCurrent: IsCurrent) => listProducts({ db, isCurrent, memory }, asked, language)
      return respondJson(request, reply, list, app.bulkheads.listing)
    },
  )

  app.get(
    '/product/getAllProductsBySubCatId/:subcategoryId',
    {
      config: { hasBulkhead: true },
      schema: {
        tags: ['Catalog'],
        summary: 'One page of a subcategory',
        params: SubcategoryIdParams,
        querystring: ScopedProductsQuery,
        response: { 200: ProductsReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => {
      const { language, query, params } = request
      const asked = { ...query, subCatId: params.subcategoryId }
      const list = (db: Db, isCurrent: IsCurrent) => listProducts({ db, isCurrent, memory }, asked, language)
      return respondJson(request, reply, list, app.bulkheads.listing)
    },
  )

  app.get(
    '/product/search',
    {
      preValidation: refuseBrokenWords,
      config: { hasBulkhead: true },
      schema: {
        tags: ['Catalog'],
        summary: 'One page of search results with filters and facets; tolerates typos',
        querystring: SearchQuery,
        response: { 200: SearchReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => {
      const { language, query } = request
      const search = (from: Db, isCurrent: IsCurrent) => {
        const catalog = { db: forSearch(from), isCurrent, memory }
        return searchAndNote({ db: app.db, from: catalog }, query, language)
      }
      return respondJson(request, reply, search, app.bulkheads.search)
    },
  )

  app.get(
    '/product/suggest',
    {
      preValidation: refuseBrokenWords,
      config: { hasBulkhead: true },
      schema: {
        tags: ['Catalog'],
        summary: 'Suggested products and categories while typing; the last word may be unfinished',
        querystring: SuggestQuery,
        response: { 200: SuggestReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => {
      const { language, query } = request
      const asked = (from: Db) => suggest(forSearch(from), query.q, language)
      return respondJson(request, reply, asked, app.bulkheads.search)
    },
  )

  app.get(
    '/product/ids',
    {
      schema: {
        tags: ['Catalog'],
        summary: 'One page of the ids of all products, lowest first',
        querystring: ProductIdsQuery,
        response: { 200: ProductIdsReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => respondJson(request, reply, (db) => listProductIds(db, request.query)),
  )

  app.get(
    '/product/packages',
    {
      config: { hasBulkhead: true },
      schema: {
        tags: ['Catalog'],
        summary: 'The packages in which some products are delivered',
        querystring: ProductPackagesQuery,
        response: { 200: ProductPackagesReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => respondJson(request, reply, (db) => listPackages(db, request.query.ids), app.bulkheads.listing),
  )

  app.get(
    '/product/:id',
    {
      schema: {
        tags: ['Catalog'],
        summary: 'One product with its variants and reviews',
        params: ProductParams,
        querystring: NoQuery,
        response: { 200: ProductReply, '4xx': ErrorBody },
      },
    },
    (request, reply) =>
      respondJson(request, reply, (db) => findProduct(db, Number(request.params.id), request.language)),
  )
}

/** Refuses percent escapes that are not valid text (`%FF`). They reach the schema undecoded, like typed percent signs. */
async function refuseBrokenWords(request: FastifyRequest) {
  const typed = new URL(request.url, 'http://shop.invalid').searchParams.get('q') ?? ''
  const fields = { q: say('search.unreadable') }
  if (isBroken(typed)) throw new AppError('invalid_input', describeFields(fields), fields)
}
