import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/**
 * Component tests have all English texts, so a group that a page does not ask for would be missing in a journey only. This
 * test walks the imports of each page, and of the parts that it loads later, and compares texts with groups.
 */
const app = join(import.meta.dirname, 'app')
const english = join(import.meta.dirname, '../messages/en')

/** Texts that a module has for some of its users, or shows when their group has surely loaded. */
const exceptions: Record<string, { texts: RegExp; why: string }> = {
  'ui/form-problems.ts': { texts: /problem|^field\.blank$/, why: 'each form asks for the texts of its problems' },
  'features/cart/add/use-add-to-cart.ts': { texts: /^cart\.added$/, why: 'add-line.ts has loaded by then' },
  'features/catalog/product/panels/info-panel.tsx': { texts: /unfitted$/, why: 'said once the desk has loaded' },
  'features/checkout/checkout-meta.ts': { texts: /^checkout\./, why: 'a payment has a title of its own' },
  'features/checkout/form-fields.tsx': { texts: /-problem\./, why: 'others take the names of the fields only' },
  'features/orders/order/order-title.tsx': { texts: /^order\.title$/, why: 'others take the look of the number only' },
  'features/planner/part-drag.ts': { texts: /-problem\./, why: 'a drag comes after the panels have loaded' },
}

type Node = { type: string; [field: string]: unknown }
type Use = { file: string; key: string; groups: string[] }
type Part = { uses: Use[]; needs: string[]; later: { file: string; texts: string[] }[] }

const groupOf = new Map<string, string>()
for (const file of readdirSync(english).filter((name) => name.endsWith('.ts'))) {
  const { messages } = (await import(join(english, file))) as { messages: Record<string, string> }
  for (const key of Object.keys(messages)) groupOf.set(key, file.replace('.ts', ''))
}
const groups = new Set(groupOf.values())

/** They fetch a part with a group of texts, which is `later` unless they name another. */
const fetchers = new Set(['lazyPart', 'useLazyPanel', 'fetchPart'])
const groupCalls = new Set(['needMessages', 'loadMessages'])
/** Exports of a route that the browser does not get. */
const serverOnly = new Set(['loader', 'action', 'headers', 'middleware'])

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const literal = (node: unknown) => (isNode(node) && node.type === 'Literal' ? String(node['value']) : '')
const nameOf = (node: unknown) => (isNode(node) && node.type.endsWith('Identifier') ? String(node['name']) : '')

/** A node and all below it, without types and without what only the server runs. */
function nodesIn(node: Node): Node[] {
  if (/^TS(?!As|Satisfies|NonNull)/.test(node.type)) return []
  const { declaration } = node
  if (isNode(declaration) && serverOnly.has(nameOf(declaration['id']))) return []
  const below = node.type.startsWith('TS') ? [node['expression']] : Object.values(node).flat()
  return [node, ...below.filter(isNode).flatMap(nodesIn)]
}

/** The text that a string or a template names; a template means all texts that it may become. */
function usesIn(file: string, node: Node): Use[] {
  const own = groupOf.get(literal(node))
  if (own !== undefined) return [{ file, key: literal(node), groups: [own] }]
  if (node.type !== 'TemplateLiteral') return []
  const said = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  if (!/^[a-z][\w-]*\./.test(said[0]!)) return []
  const pattern = new RegExp(`^${said.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`)
  const meant = [...groupOf].flatMap(([key, group]) => (pattern.test(key) ? group : []))
  return meant.length === 0 ? [] : [{ file, key: said.join('*'), groups: meant }]
}

function fileAt(from: string, name: string): string[] {
  const file = join(dirname(from), name)
  return name.startsWith('.') && /\.tsx?$/.test(name) && existsSync(file) ? [file] : []
}

/** What a module imports for more than its types and its server, and what it has itself. */
function readModule(file: string): Part & { imports: string[] } {
  const statements = parseSync(file, readFileSync(file, 'utf8')).program.body as unknown as Node[]
  const nodes = statements.filter(({ type }) => type !== 'ImportDeclaration').flatMap(nodesIn)
  const names = new Set(nodes.map(nameOf))
  const imports = statements.flatMap((node) => {
    const named = ((node['specifiers'] ?? []) as Node[]).filter(({ importKind }) => importKind !== 'type')
    const isBare = node.type !== 'ImportDeclaration' || (node['specifiers'] as Node[]).length === 0
    const isUsed = isBare || named.some(({ local }) => names.has(nameOf(local)))
    const isType = [node['importKind'], node['exportKind']].includes('type')
    return isUsed && !isType ? fileAt(file, literal(node['source'])) : []
  })
  const calls = nodes.flatMap((node) => {
    if (node.type !== 'CallExpression') return []
    const inArguments = (node['arguments'] as Node[]).flatMap(nodesIn)
    return [
      { name: nameOf(node['callee']), inArguments, asked: inArguments.map(literal).filter((one) => groups.has(one)) },
    ]
  })
  const targets = (among: Node[]) =>
    among.flatMap(({ type, source }) => (type === 'ImportExpression' ? fileAt(file, literal(source)) : []))
  const fetched = calls.flatMap(({ name, inArguments, asked }) => {
    if (!fetchers.has(name)) return []
    const used = new Set(inArguments.map(nameOf))
    const loaders = nodes.filter(({ type, id }) => /Declarat/.test(type) && id !== undefined && used.has(nameOf(id)))
    const texts = asked.length === 0 ? ['later'] : asked
    return targets([...inArguments, ...loaders.flatMap(nodesIn)]).map((target) => ({ file: target, texts }))
  })
  const plain = targets(nodes).filter((target) => !fetched.some((one) => one.file === target))
  return {
    imports,
    uses: nodes.flatMap((node) => usesIn(file, node)),
    needs: calls.flatMap(({ name, asked }) => (groupCalls.has(name) ? asked : [])),
    later: [...fetched, ...plain.map((target) => ({ file: target, texts: [] }))],
  }
}

function once<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>()
  return (key) => made.get(key) ?? made.set(key, make(key)).get(key)!
}
const moduleAt = once(readModule)

/** A module with all that it imports. */
const partAt = once((root): Part => {
  const files = new Set([root])
  // A set iterates over what is added meanwhile.
  for (const file of files) for (const imported of moduleAt(file).imports) files.add(imported)
  const all = [...files].map(moduleAt)
  const [uses, needs, later] = [
    all.flatMap((one) => one.uses),
    all.flatMap((one) => one.needs),
    all.flatMap((one) => one.later),
  ]
  return { uses, needs, later }
})

/** Texts of a part, and of those that it loads, whose groups nobody has asked for by then. */
function missingIn(root: string, before: readonly string[], seen: Set<string>): string[] {
  const part = partAt(root)
  const asked = [...new Set([...before, ...part.needs])].toSorted()
  const visit = `${root} ${asked.join()}`
  if (seen.has(visit)) return []
  seen.add(visit)
  const missing = part.uses.flatMap(({ file, key, groups: any }) => {
    const name = relative(app, file)
    if (any.some((group) => asked.includes(group)) || exceptions[name]?.texts.test(key)) return []
    return `${key} (${any[0]}) of ${name}, loaded with ${relative(app, root)}`
  })
  return [...missing, ...part.later.flatMap(({ file, texts }) => missingIn(file, [...asked, ...texts], seen))]
}

const shared = ['entry.client.tsx', 'root.tsx']
const routes = readdirSync(join(app, 'routes')).flatMap((name) => (name.endsWith('.tsx') ? `routes/${name}` : []))
const always = ['start', ...shared.flatMap((file) => partAt(join(app, file)).needs)]

test.each([...shared, ...routes])('%s and its parts ask for the groups of their texts', (file) => {
  expect([...new Set(missingIn(join(app, file), always, new Set()))]).toEqual([])
})
