import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '#api/app.ts'
import { respond } from '#api/platform/cache/respond.ts'
import { givenCategory, givenProduct } from '#api/shop/catalog/catalog.fixture.ts'
import { projects } from '#api/platform/db/schema.ts'
import { expect, test as base, testOptions } from '#api/test/test.ts'
import { seedShop } from '../seed/demo.ts'
import routes from './app/routes.ts'
import { storefront } from './server.ts'

const clientFolder = join(import.meta.dirname, 'build/client')

/** The built pages over a shop with one category, one product and one project. */
const test = base
  .extend('app', async ({ db }, { onCleanup }) => {
    await seedShop(db, {})
    const app = buildApp({ ...testOptions, db })
    app.register(storefront, { api: app, respond, publicUrl: testOptions.publicUrl })
    onCleanup(() => app.close())
    return app
  })
  .extend('paths', async ({ db }) => {
    const category = await givenCategory(db)
    const subcategory = await givenCategory(db, { parentId: category.id })
    const product = await givenProduct(db, { categoryId: category.id, subcategoryId: subcategory.id })
    const [hotels] = await db.insert(projects).values({ slug: 'hotels', name: 'Hotels' }).returning()
    await db.insert(projects).values({ slug: 'hotel-yak', name: 'Hotel Yak', parentId: hotels!.id })
    const ids: Record<string, string | number> = {
      id: product.id,
      categoryId: category.id,
      projectId: 'hotel-yak',
      part: 'pages',
      '*': 'no-such-page',
    }
    const withIds = (path: string) =>
      path.replaceAll(/:(\w+)|\*/g, (all, name: string | undefined) => String(ids[name ?? all] ?? subcategory.id))
    return routes.map(({ path = '' }) => `/${withIds(path)}`)
  })

test('every page runs only its own scripts, and cannot be embedded', async ({ app, paths }) => {
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths) {
    const { statusCode, headers, body } = await app.inject(path)
    expect(statusCode, path).toBe(path === '/no-such-page' || path.startsWith('/o/') ? 404 : 200)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'none'")
    if (String(headers['content-type']).startsWith('text/html')) expect(policy).toContain("connect-src 'self' blob:;")
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|\*|https?:|data:[^;]*script/)
    for (const script of inlineScripts(body)) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    }
    expect(body, path).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i)
    expect(body).not.toMatch(/(?:href|src|action)="javascript:/i)
  }
})

test('pages of a shop with a separate API host call that host only', async ({ db }) => {
  await seedShop(db, {})
  const app = buildApp({ ...testOptions, db })
  const apiOrigin = 'https://api.shop.example'
  app.register(storefront, { api: app, respond, publicUrl: testOptions.publicUrl, apiOrigin })
  const { headers, body } = await app.inject('/')
  expect(body).toContain(`<html lang="en" data-api="${apiOrigin}"`)
  expect(headers['content-security-policy']).toContain(`connect-src 'self' blob: ${apiOrigin};`)
  await app.close()
})

test('files are served as files, not as pages', async ({ app }) => {
  const files = readdirSync(clientFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const served = files.filter(({ name }) => !/\.(br|gz)$/.test(name)).slice(0, 400)
  for (const { parentPath, name } of served) {
    const path = join(parentPath, name).slice(clientFolder.length)
    if (path.startsWith('/.')) continue
    const { headers, statusCode } = await app.inject({ method: 'HEAD', url: encodeURI(path) })
    expect(statusCode, path).toBe(200)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    })
    expect(headers['content-type'], path).not.toContain('text/html')
  }
})

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/\ssrc=|ld\+json/.test(attributes!))
    .map(([, , content]) => content!)
}
