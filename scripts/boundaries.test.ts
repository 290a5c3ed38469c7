import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const project = fileURLToPath(new URL('..', import.meta.url))
let house: string

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'kastha-boundaries-'))
  await copyFile(join(project, '.oxlintrc.json'), join(house, '.oxlintrc.json'))
})
afterAll(() => rm(house, { recursive: true }))

test.each([
  ['domain/planted.ts', 'zod', 'domain is pure'],
  ['domain/planted.ts', 'node:fs', 'domain is pure'],
  ['domain/planted.ts', '../contract/products.ts', 'domain is pure'],
  ['contract/planted.ts', 'drizzle-orm', 'contract imports zod and domain only'],
  ['contract/planted.ts', '#api/errors.ts', 'contract imports zod and domain only'],
  ['api/catalog/planted.ts', '../../storefront/server.ts', 'the API does not know its clients'],
  ['api/catalog/planted.ts', 'react', 'the API does not know its clients'],
  ['api/catalog/queries.ts', 'fastify', 'queries know SQL, not HTTP'],
  ['api/catalog/queries.ts', './routes.ts', 'queries know SQL, not HTTP'],
  ['api/catalog/queries.ts', 'react', 'queries know SQL, not HTTP'],
  ['storefront/app/planted.ts', '#api/db/client.ts', 'pages know the API by contract only'],
  ['storefront/app/planted.ts', 'drizzle-orm', 'pages know the API by contract only'],
  ['storefront/app/planted.ts', '#contract/products.ts', 'types of the contract only'],
  ['storefront/app/planted.ts', '../../api/errors.ts', 'pages know the API by contract only'],
  ['storefront/app/planted.ts', '../../admin/src/api.ts', "the shop's pages know no back office"],
  ['storefront/app/planted.ts', 'react-admin', "the shop's pages know no back office"],
  ['api/orders/planted.ts', '../../admin/src/api.ts', 'the API does not know its clients'],
  ['admin/src/orders/planted.ts', '#api/errors.ts', 'the back office knows the API by contract only'],
  ['admin/src/orders/planted.ts', '../../../api/errors.ts', 'the back office knows the API by contract only'],
  ['admin/src/orders/planted.ts', '../../../storefront/app/api.ts', 'the back office knows the API by contract only'],
  ['admin/src/orders/planted.ts', '#contract/orders.ts', 'the back office imports types of the contract only'],
])('%s may not import %s', async (file, imported, reason) => {
  expect(await lint(file, `import * as planted from '${imported}'\nexport { planted }\n`)).toContain(reason)
})

test.each([
  ['domain/planted.ts', './money.ts'],
  ['contract/planted.ts', 'zod'],
  ['contract/planted.ts', '#domain/money.ts'],
  ['api/catalog/queries.ts', 'drizzle-orm'],
  ['storefront/app/planted.ts', '#domain/money.ts'],
  ['admin/src/orders/planted.ts', '#domain/money.ts'],
  ['admin/src/orders/planted.ts', '../api.ts'],
])('%s may import %s', async (file, imported) => {
  expect(await lint(file, `import * as planted from '${imported}'\nexport { planted }\n`)).toContain('0 errors')
})

test('a page may import types of the contract', async () => {
  const source = `import type { Product } from '#contract/products.ts'\nexport type Shown = Product\n`
  expect(await lint('storefront/app/planted.ts', source)).toContain('0 errors')
})

test('two files may not import each other', async () => {
  await plant('api/orders/one.ts', `import { two } from './two.ts'\nexport const one = () => two\n`)
  await plant('api/orders/two.ts', `import { one } from './one.ts'\nexport const two = () => one\n`)
  expect(await oxlint('api/orders')).toContain('import(no-cycle)')
})

async function lint(file: string, source: string): Promise<string> {
  await plant(file, source)
  const report = await oxlint(file)
  await rm(join(house, file))
  return report
}

async function plant(file: string, source: string): Promise<void> {
  await mkdir(dirname(join(house, file)), { recursive: true })
  await writeFile(join(house, file), source)
}

function oxlint(path: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(join(project, 'node_modules/.bin/oxlint'), ['--threads=1', path], { cwd: house }, (_failed, out) =>
      resolve(out),
    )
  })
}
