import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const project = fileURLToPath(new URL('..', import.meta.url))

/** What a file may not import, and what lint says of it; the star stands for a name of the planted file's own. */
const refused = [
  ['domain/*.ts', 'zod', 'domain is pure'],
  ['domain/*.ts', 'node:fs', 'domain is pure'],
  ['domain/*.ts', '../contract/catalog/products.ts', 'domain is pure'],
  ['domain/cart/*.ts', '../../contract/products.ts', 'domain is pure'],
  ['contract/*.ts', 'drizzle-orm', 'contract imports zod and domain only'],
  ['contract/*.ts', '#api/platform/http/errors.ts', 'contract imports zod and domain only'],
  ['contract/*.ts', '#messages/pages.ts', 'contract imports zod and domain only'],
  ['messages/*.ts', '#contract/errors.ts', 'messages import lingui and domain only'],
  ['messages/en/mails/*.ts', '../../../api/start.ts', 'messages import lingui and domain only'],
  ['api/shop/catalog/*.ts', '../../../storefront/server.ts', 'the API does not know its clients'],
  ['api/shop/catalog/*.ts', 'react', 'the API does not know its clients'],
  ['api/platform/db/*.ts', '../embedded-postgres/postmaster.ts', 'its door is embedded-postgres.ts'],
  ['api/platform/db/*.ts', '../../people/accounts/user-queries.ts', 'platform knows nothing of people'],
  ['api/people/accounts/*.ts', '#api/shop/cart/routes.ts', 'people knows nothing of shop'],
  ['api/shop/cart/*.ts', '../../sales/checkout/place-order.ts', 'shop knows nothing of sales'],
  ['api/sales/orders/admin/*.ts', '../../../office/staff/guard.ts', 'sales knows nothing of office'],
  ['api/office/staff/*.ts', '../../app.ts', 'office knows nothing of the root of api'],
  ['api/*/queries.ts', 'fastify', 'queries know SQL, not HTTP'],
  ['api/*/queries.ts', './routes.ts', 'queries know SQL, not HTTP'],
  ['api/*/queries.ts', 'react', 'queries know SQL, not HTTP'],
  ['storefront/app/*.ts', '#api/platform/db/client.ts', 'pages know the API by contract only'],
  ['storefront/app/*.ts', 'drizzle-orm', 'pages know the API by contract only'],
  ['storefront/app/*.ts', '#contract/catalog/products.ts', 'types of the contract only'],
  ['storefront/app/*.ts', '../../api/errors.ts', 'pages know the API by contract only'],
  ['storefront/app/*.ts', '../../admin/src/api.ts', "the shop's pages know no back office"],
  ['storefront/app/*.ts', 'react-admin', "the shop's pages know no back office"],
  ['storefront/app/*.ts', '#messages/en/cart.ts', 'pages load texts by group and language'],
  ['storefront/app/*.ts', '../../messages/ne/cart.ts', 'pages load texts by group and language'],
  ['api/sales/orders/*.ts', '../../../admin/src/api.ts', 'the API does not know its clients'],
  ['admin/src/orders/*.ts', '#api/platform/http/errors.ts', 'the back office knows the API by contract only'],
  ['admin/src/orders/*.ts', '../../../api/errors.ts', 'the back office knows the API by contract only'],
  ['admin/src/orders/*.ts', '../../../storefront/app/api.ts', 'the back office knows the API by contract only'],
  ['admin/src/orders/*.ts', '#contract/orders/orders.ts', 'the back office imports types of the contract only'],
  ['drive/src/*.ts', '#api/platform/db/client.ts', "the drivers' app knows the API by contract only"],
  ['drive/src/*.ts', '#contract/admin/drive.ts', "the drivers' app imports types of the contract only"],
  ['drive/src/*.ts', '../../storefront/app/api.ts', 'shares icons, texts and formats only'],
] as const

const allowed = [
  ['domain/*.ts', './money.ts'],
  ['domain/cart/*.ts', '../money.ts'],
  ['contract/*.ts', 'zod'],
  ['contract/*.ts', '#domain/money.ts'],
  ['messages/*.ts', '#domain/language/languages.ts'],
  ['messages/ne/mails/*.ts', '../../params.ts'],
  ['api/*/queries.ts', 'drizzle-orm'],
  ['api/office/staff/*.ts', '../../sales/orders/order-queries.ts'],
  ['api/*.ts', './office/staff/guard.ts'],
  ['api/*.ts', './platform/embedded-postgres/embedded-postgres.ts'],
  ['storefront/app/*.ts', '#domain/money.ts'],
  ['storefront/app/*.ts', '#messages/format-message.ts'],
  ['drive/src/*.ts', '../../storefront/app/ui/icon.tsx'],
  ['drive/src/*.ts', '#messages/en/drive.ts'],
  ['admin/src/orders/*.ts', '#domain/money.ts'],
  ['admin/src/orders/*.ts', '../api.ts'],
] as const

/** A pattern, and what lint says of it. */
const slow = [
  ['/(a+)+$/', 'a repetition within a repetition'],
  ['/^\\s*(x?)\\s*$/', 'two repetitions'],
  ['/<[^>]*>/g', 'each of them starts another'],
  ["new RegExp('(a+)+$', 'u')", 'a repetition within a repetition'],
  ["RegExp('(a+)+$')", 'a repetition within a repetition'],
] as const

const quick = ['/^a+$/', '/<[^<>]*>/g', "new RegExp('^a+$', 'u')"]

let house: string
/** `help` is the message of our own rule. */
let complaints: { filename: string; code: string; message: string; help?: string }[]

// One run of lint over all that is planted: each takes a second to start.
beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'kastha-boundaries-'))
  await copyFile(join(project, '.oxlintrc.json'), join(house, '.oxlintrc.json'))
  await mkdir(join(house, 'scripts'))
  for (const plugin of ['super-linear.mjs', 'wings.mjs']) {
    await symlink(join(project, 'scripts', plugin), join(house, 'scripts', plugin))
  }
  for (const [place, imported] of refused) await plant(fileFor(place, imported), importing(imported))
  for (const [place, imported] of allowed) await plant(fileFor(place, imported), importing(imported))
  await plant(
    'storefront/app/type-only.ts',
    `import type { Product } from '#contract/catalog/products.ts'\nexport type Shown = Product\n`,
  )
  for (const pattern of [...slow.map(([first]) => first), ...quick]) {
    await plant(fileFor('domain/*.ts', pattern), `export const planted = ${pattern}\n`)
  }
  await plant('domain/planted.test.ts', `export const planted = /(a+)+$/\n`)
  await plant('api/circle/one.ts', `import { two } from './two.ts'\nexport const one = () => two\n`)
  await plant('api/circle/two.ts', `import { one } from './one.ts'\nexport const two = () => one\n`)
  complaints = await lint()
})
afterAll(() => rm(house, { recursive: true }))

test.each(refused)('%s may not import %s', (place, imported, reason) => {
  expect(complaintsOf(fileFor(place, imported))).toEqual([expect.stringContaining(reason)])
})

test.each(allowed)('%s may import %s', (place, imported) => {
  expect(complaintsOf(fileFor(place, imported))).toEqual([])
})

test('a page may import types of the contract', () => {
  expect(complaintsOf('storefront/app/type-only.ts')).toEqual([])
})

test('two files may not import each other', () => {
  expect(complaints.filter(({ code }) => code === 'import(no-cycle)').map(({ filename }) => filename)).toEqual(
    expect.arrayContaining([expect.stringContaining('api/circle/')]),
  )
})

test.each(slow)('the pattern %s is refused', (pattern, cause) => {
  expect(complaintsOf(fileFor('domain/*.ts', pattern))).toEqual([expect.stringContaining(cause)])
})

test.each(quick)('the pattern %s is allowed', (pattern) => {
  expect(complaintsOf(fileFor('domain/*.ts', pattern))).toEqual([])
})

test('tests may read our own pages with any pattern', () => {
  expect(complaintsOf('domain/planted.test.ts')).toEqual([])
})

function importing(imported: string): string {
  return `import * as planted from '${imported}'\nexport { planted }\n`
}

function fileFor(place: string, imported: string): string {
  return place.replace('*', `planted-${Buffer.from(imported).toString('hex')}`)
}

function complaintsOf(file: string): string[] {
  return complaints.filter(({ filename }) => filename === file).map(({ message, help = '' }) => `${message} ${help}`)
}

async function plant(file: string, source: string): Promise<void> {
  await mkdir(dirname(join(house, file)), { recursive: true })
  await writeFile(join(house, file), source)
}

async function lint(): Promise<typeof complaints> {
  const oxlint = join(project, 'node_modules/.bin/oxlint')
  const { promise, resolve } = Promise.withResolvers<string>()
  // It ends with 1, since it finds what is planted.
  execFile(oxlint, ['--format=json', '--threads=1'], { cwd: house, maxBuffer: 10_000_000 }, (_failed, out) =>
    resolve(out),
  )
  return JSON.parse(await promise).diagnostics
}
