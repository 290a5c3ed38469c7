import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** A text in a source, with `{}` for the parts that a template fills in. */
export type Written = { file: string; sentence: string }

/**
 * Tests, the catalog itself, and texts for other readers: mails and SMS, the database, wallets and their TEST pages,
 * invoices.
 */
const NO_ANSWERS =
  /\.(test|fixture)\.ts$|^api\/(test|docs)\/|^api\/platform\/(language|mail|sms|db|embedded-postgres|migrations|jobs|env)\/|\/test-gateway\/|^domain\/(invoices\/invoice|language\/amount)-|\/client-errors\.ts$|^api\/(start|app)[^/]*\.ts$/

/** Keys of a route's schema, which /api/docs shows, and of a library's settings. */
const SAID_ELSEWHERE = new Set(['summary', 'tags'])

/** Returns every text in the sources of the API, the contract and the domain that could become part of an answer. */
export function writtenTexts(): Written[] {
  const files = globSync('{api,contract,domain}/**/*.ts').toSorted()
  return files
    .filter((file) => !NO_ANSWERS.test(file))
    .flatMap((file) => {
      const { program } = parseSync(file, readFileSync(file, 'utf8'))
      return textsOf(program).map((sentence) => ({ file, sentence }))
    })
}

/** Whether a text is a sentence: two words with a capital first, or four without. SQL and placeholders do not count. */
export function isSentence(text: string): boolean {
  const words = text.split(' ')
  if (/^(select|update|set) |^[{}\W]*$/.test(text)) return false
  return /^([A-Z{][^\n]* \S|[a-z]+ [a-z{])/.test(text) && words.length >= (/^[a-z]/.test(text) ? 4 : 2)
}

type Node = Record<string, unknown> & { type: string }

function textsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf)
  if (!isNode(node) || isSaidElsewhere(node)) return []
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : []
  const inside = Object.values(node).flatMap(textsOf)
  return node.type === 'TemplateLiteral' ? [templateOf(node), ...inside] : inside
}

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && 'type' in node
}

function isSaidElsewhere(node: Node): boolean {
  if (node.type === 'NewExpression') return isOurError(nameOf(node['callee']))
  // Its label names what is missing, in a bug's message.
  if (node.type === 'CallExpression') return nameOf(node['callee']) === 'defined'
  if (node.type === 'Property') return SAID_ELSEWHERE.has(nameOf(node['key']))
  return /^(TaggedTemplateExpression|ImportDeclaration|TSLiteralType)$/.test(node.type)
}

/** Whether a class is one of our errors: they are bugs, or caught internally, and never become answers. */
function isOurError(name: string): boolean {
  return name.endsWith('Error') && name !== 'AppError'
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
}

function templateOf(node: Node): string {
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}')
}
