import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  CategoriesQuery,
  Category,
  CategoryList,
  CategoryTree,
  NewCategory,
  PlaceCategory,
  SaveCategory,
} from '#contract/admin/catalog/categories.ts'
import { RowParams } from '#contract/admin/catalog/parts.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { findCategory, readCategoryPage, readCategoryTree } from './category-queries.ts'
import { deleteCategory } from './delete-category.ts'
import { placeCategory } from './place-category.ts'
import { addCategory, noCategory, saveCategory } from './save-category.ts'
import { z } from 'zod'

const tags = ['Back office: catalog']
const reading = { needs: 'catalog.read' } as const
const writing = { needs: 'catalog.write' } as const

export const categoryAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app

  app.get(
    '/categories',
    {
      config: reading,
      schema: {
        tags,
        summary: 'Categories and subcategories',
        querystring: CategoriesQuery,
        response: { 200: CategoryList, '4xx': ErrorBody },
      },
    },
    ({ query }) => readCategoryPage(db, query),
  )

  app.get(
    '/categories/tree',
    {
      config: reading,
      schema: {
        tags,
        summary: 'The whole category tree, in store order',
        querystring: NoQuery,
        response: { 200: CategoryTree, '4xx': ErrorBody },
      },
    },
    async () => ({ items: await readCategoryTree(db) }),
  )

  app.get(
    '/categories/:id',
    {
      config: reading,
      schema: {
        tags,
        summary: 'One category or subcategory',
        params: RowParams,
        querystring: NoQuery,
        response: { 200: Category, '4xx': ErrorBody },
      },
    },
    async ({ params }) => {
      const found = await findCategory(db, Number(params.id))
      if (!found) throw noCategory()
      return found
    },
  )

  app.post(
    '/categories',
    {
      config: writing,
      schema: {
        tags,
        summary: 'Creates a category or subcategory',
        querystring: NoQuery,
        body: NewCategory,
        response: { 201: Category, '4xx': ErrorBody },
      },
    },
    async ({ staffDb, body }, reply) => reply.code(201).send(await addCategory(staffDb, body)),
  )

  app.put(
    '/categories/:id',
    {
      config: writing,
      schema: {
        tags,
        summary: 'Updates a category',
        params: RowParams,
        querystring: NoQuery,
        body: SaveCategory,
        response: { 200: Category, '4xx': ErrorBody },
      },
    },
    ({ staffDb, params, body }) => saveCategory(staffDb, Number(params.id), body),
  )

  app.put(
    '/categories/:id/place',
    {
      config: writing,
      schema: {
        tags,
        summary: 'Moves a category in the tree; returns the tree',
        params: RowParams,
        querystring: NoQuery,
        body: PlaceCategory,
        response: { 200: CategoryTree, '4xx': ErrorBody },
      },
    },
    async ({ staffDb, params, body }) => ({ items: await placeCategory(staffDb, Number(params.id), body) }),
  )

  app.delete(
    '/categories/:id',
    {
      config: writing,
      schema: {
        tags,
        summary: 'Deletes an unused category',
        params: RowParams,
        querystring: NoQuery,
        response: { 204: z.null(), '4xx': ErrorBody },
      },
    },
    async ({ staffDb, params }, reply) => {
      await deleteCategory(staffDb, Number(params.id))
      return reply.code(204).send(null)
    },
  )
}
