import { existsSync } from 'node:fs'
import { chmod, chown, readdir, readFile, stat } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { expect, inject, test } from 'vitest'
import { cloneDatabase } from '../api/test/databases.ts'
import { newFolder, startProcess } from '../api/test/processes.ts'
import { layOutImage, productionPackages } from './image.mjs'
import { writeBill } from './sbom.mjs'

/**
 * The image may have 400 MB. Its base, node:24-bookworm-slim, is taken for 240: Debian some 75, Node 124, npm and the
 * rest 40. A layer is as large as its files, without what a disk rounds up.
 */
const MOST_MB = 400 - 240

/** The user `node` of the image. */
const UID = 1000

/** Only `npm run dev` loads it. */
const DEVELOPMENT = 'vite'

test('the image has at most 400 MB, and all that its files import', { timeout: 120_000 }, async () => {
  const image = await givenImage()
  const files = await filesBelow(image)
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1e6).toBeLessThan(MOST_MB)
  const inImage = files.map((file) => file.slice(image.length + 1))
  expect(inImage.filter((file) => /\.(test|fixture)\.tsx?$|\.map$|^(docs|e2e)\//.test(file))).toEqual([])

  const ours = files.filter(
    (file) => /\.m?[jt]s$/.test(file) && !/\/(node_modules|build\/client|admin\/build)\//.test(file),
  )
  expect(ours.length).toBeGreaterThan(1_000)
  const missing = await Promise.all(ours.map(async (file) => missingFrom(image, file, await readFile(file, 'utf8'))))
  expect(missing.flat()).toEqual([])
})

const pages = [
  '/',
  '/productListing',
  '/search?q=sofa',
  '/product/1',
  '/ne/product/1',
  '/cart',
  '/checkout',
  '/contact',
]
const others = ['/admin', '/api/category', '/sitemap.xml', '/service-worker.js', '/offline', '/readyz']

test('shop and worker run from it, on a PostgreSQL elsewhere', { timeout: 180_000 }, async () => {
  const image = await givenImage()
  const database = await cloneDatabase(inject('postgresUrl'), 'template0')
  const settings = { DATABASE_URL: database.url, DATA_DIR: await newFolder(), DEMO: '1' }
  const shop = startProcess('bin/server.ts', { ...settings, JOBS: '0' }, image)
  const origin = await shop.opened
  for (const path of pages) expect(await answers(origin, path)).toBe('page and script')
  for (const path of others)
    expect({ path, status: (await fetch(origin + path)).status }).toEqual({ path, status: 200 })
  const worker = startProcess('bin/worker.ts', settings, image)
  await worker.opened
  expect(await worker.stop('SIGTERM')).toBe(0)
  expect(await shop.stop('SIGTERM')).toBe(0)
  expect(await shop.complaints).toBe('')
  await database.drop()
})

test.skipIf(process.getuid!() !== 0)(
  'the shop runs as nobody of weight, on disks that it cannot write but for its data',
  { timeout: 120_000 },
  async () => {
    const image = await givenImage()
    const [dataDir, tmp] = [await newFolder(), await newFolder()]
    for (const folder of [dataDir, tmp]) await chown(folder, UID, UID)
    await chmod(image, 0o755)
    const database = await cloneDatabase(inject('postgresUrl'), 'template0')
    const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, TMPDIR: tmp, DEMO: '1' }
    const shop = startProcess('bin/server.ts', settings, image, readOnlyBut([dataDir, tmp], image))
    const origin = await shop.opened
    const status = await readFile(`/proc/${shop.pid}/status`, 'utf8')
    expect(status).toMatch(new RegExp(`^Uid:\\t${UID}\\t${UID}\\t`, 'm'))
    for (const fact of ['NoNewPrivs:\t1', 'CapEff:\t0000000000000000', 'CapBnd:\t0000000000000000'])
      expect(status).toContain(fact)
    expect(await readFile(`/proc/${shop.pid}/mounts`, 'utf8')).toMatch(/ \/ \S+ ro,/)
    for (const path of pages) expect(await answers(origin, path)).toBe('page and script')
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    expect(await shop.stop('SIGTERM')).toBe(0)
    expect(await shop.complaints).toBe('')
    await database.drop()
  },
)

test('the bill of materials names each package of the image, and is the same each time', async () => {
  const [folder, again] = [await newFolder(), await newFolder()]
  await writeBill(folder)
  await writeBill(again)
  const text = await readFile(join(folder, 'sbom.json'), 'utf8')
  expect(await readFile(join(again, 'sbom.json'), 'utf8')).toBe(text)
  const bill = JSON.parse(text) as { bomFormat: string; components: { name: string; version: string }[] }
  expect(bill.bomFormat).toBe('CycloneDX')
  const named = bill.components.map(({ name, version }) => `${name}@${version}`)
  const wanted = (await productionPackages()).map(({ name, version }) => `${name}@${version}`)
  expect([...new Set(named)].toSorted()).toEqual([...new Set(wanted)].toSorted())
})

async function givenImage(): Promise<string> {
  const folder = await newFolder()
  await layOutImage(folder)
  return folder
}

/** A command that runs another one as compose.yaml does: as nobody of weight, all disks read-only but for `folders`. */
function readOnlyBut(folders: string[], image: string): string[] {
  const kept = folders.map((folder) => `mount --bind ${folder} ${folder}`)
  const closed = [`mount --bind ${image} ${image}`, `mount -o remount,bind,ro ${image}`, 'mount -o remount,bind,ro /']
  const nobody = [`--reuid=${UID}`, `--regid=${UID}`, '--clear-groups', '--no-new-privs', '--bounding-set=-all']
  const steps = [...kept, ...closed, `cd ${image}`, `exec setpriv ${nobody.join(' ')} "$@"`]
  return ['unshare', '--mount', 'sh', '-c', steps.join(' && '), 'sh']
}

async function answers(origin: string, path: string): Promise<string> {
  const page = await fetch(origin + path)
  const [script] = /\/assets\/[\w-]+\.js/.exec(await page.text()) ?? ['/no-script']
  if (!page.ok) return `${path} answers ${page.status}`
  const loaded = await fetch(origin + script)
  return loaded.ok ? 'page and script' : `${path} asks for ${script}, which answers ${loaded.status}`
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** What a file imports, types apart, and would not find. */
function missingFrom(image: string, file: string, code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module
  const plain = staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
  const passedOn = staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType)
  const lazy = dynamicImports.map(
    ({ moduleRequest: { start, end } }) => /^['"](.+)['"]$/.exec(code.slice(start, end))?.[1],
  )
  const names = [...plain, ...passedOn].map(({ moduleRequest }) => moduleRequest?.value).concat(lazy)
  const missing = names.filter((name) => name !== undefined && !isThere(image, file, name))
  return missing.map((name) => `${file.slice(image.length)}: ${name}`)
}

function isThere(image: string, file: string, name: string): boolean {
  if (isBuiltin(name) || name === DEVELOPMENT) return true
  if (name.startsWith('.')) return existsSync(join(dirname(file), name))
  if (name.startsWith('#')) return existsSync(join(image, name.slice(1)))
  const [, packageName] = /^((?:@[^/]+\/)?[^/]+)/.exec(name)!
  return existsSync(join(image, 'node_modules', packageName!))
}
