import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { pageBudgets } from './app/routes/page-budgets.ts'
import routes from './app/routes.ts'

/** Their addresses have the id of an order, list, message or project, another one in each shop. */
const withIds = [
  'custom-order',
  'invoice',
  'my-order',
  'order-confirmed',
  'payment',
  'project',
  'shared-cart',
  'shared-list',
  'ticket',
  'verify-account',
]

const tree = routes.map(({ id, path, file, index }) => ({ id: id ?? file, path, index, handle: file }) as RouteObject)

test('each page has a budget', () => {
  const files = readdirSync(join(import.meta.dirname, 'app/routes')).filter((name) => name.endsWith('.tsx'))
  const pages = files.map((name) => name.replace('.tsx', '')).filter((name) => name !== 'not-found')
  const budgeted = Object.keys(pageBudgets).map((path) => {
    const file = matchRoutes(tree, path)?.at(-1)?.route.handle as string
    return file.replace(/^routes\/|\.tsx$/g, '')
  })
  expect([...new Set([...budgeted, ...withIds])].toSorted()).toEqual(pages.toSorted())
})
