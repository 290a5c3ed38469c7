import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const assets = join(import.meta.dirname, 'build/client/assets')

/** Bytes, as brotli; the texts of a page come on top (docs/operations.md, "What pages weigh"). */
const MAX_SCRIPT_BYTES = 131_300

/**
 * A ticket loads the query client and a form besides, which may take a plan along; a shopper opens it from a mail. The
 * checkout waits for its cart anyway, names without a network what a new order still needs, and keeps room for the note of
 * what "Buy now" takes along, and its form has the two fields of a wish for instalments. A product remembers which notices the browser asked for, and its line on what gets in. A list
 * narrows itself to what gets into the shopper's home; a search is a list, and has what it was read as. A registration has
 * the key of its tries, the last order, the question about a mistyped address, and the place of the note about a heart that
 * waits for the account.
 */
const LIST = 132_000
const exceptions: Record<string, number> = {
  listing: LIST,
  'listing-short': LIST,
  'listing-category': LIST,
  'listing-subcategory': LIST,
  category: LIST,
  product: 131_850,
  'product-details': 131_850,
  'routes/ticket': 137_750,
  'routes/register': 135_400,
  'routes/checkout': 135_300,
  'routes/search': 133_450,
}

type Module = { module: string; imports?: string[] }
type Manifest = { entry: Module; routes: Record<string, Module> }

function readManifest(): Manifest {
  const name = readdirSync(assets).find((file) => /^manifest-[\w-]+\.js$/.test(file))!
  const script = readFileSync(join(assets, name), 'utf8')
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1))
}

const { entry, routes } = readManifest()
const filesOf = ({ module, imports = [] }: Module) => [module, ...imports]

/** Short files are sent uncompressed. */
function bytesOf(file: string): number {
  const path = join(assets, basename(file))
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

test.each(Object.keys(routes))('the scripts that %s needs at first fit the budget', (id) => {
  const files = new Set([entry, routes['root']!, routes[id]!].flatMap(filesOf))
  const bytes = [...files].reduce((sum, file) => sum + bytesOf(file), 0)
  expect(bytes).toBeLessThanOrEqual(exceptions[id] ?? MAX_SCRIPT_BYTES)
})

/** What a shopper who comes back to a plan waits for in all, before its pieces can be dragged. */
const KEPT_PLAN_BYTES = 129_510

test('the scripts that a kept plan of the planner needs fit the budget', () => {
  const planner = readdirSync(assets).find(
    (file) => /^planner-[\w-]{7}\.js$/.test(file) && textOf(file).includes('planner-keys'),
  )
  const atFirst = [entry, routes['root']!, routes['routes/planner']!].flatMap(filesOf).map((file) => basename(file))
  const needed = new Set([...atFirst, ...withImports(planner!)])
  expect([...needed].reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThanOrEqual(KEPT_PLAN_BYTES)
})

function withImports(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const [, imported] of textOf(file).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
    withImports(imported!, known)
  return known
}

function textOf(file: string): string {
  return readFileSync(join(assets, file), 'utf8')
}
