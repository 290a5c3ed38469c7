import { parseSync } from 'vite'

/** Attributes and properties whose words nobody reads. */
const SILENT =
  /^(to|href|src|className|source|component|variant|type|id|key|path|role|color|size|sx|target|rel|reference|resource|autoComplete|inputMode|d|viewBox|severity|direction|align|position|margin|queryKey|accept|method|value|defaultValue|edge|placement|orientation|scope|fontSize|textAnchor|display|optionValue|optionText|elevation|stroke\w*|fill|points|transform|permission|topic|group|slug|field|grid\w+|border\w*|font\w*|background\w*|transition|animation|outline|boxShadow|textDecoration|flex|inset|padding\w*|width|height|\w+(Width|Height)|cursor|overflow\w*|align\w*|justify\w*|whiteSpace|listStyle|text(Align|Transform)|credentials|content-type|aria-(live|haspopup|labelledby|describedby))$/
/** Calls whose texts are translated already, or are names: of fields, addresses, storage. */
const SILENT_CALLS =
  /^(t|tNodes|said|get|put|post|postOnce|remove|call|download|lazy|useCan|listLink|fetch|import|(.+\.)?(get|set|has|delete|startsWith|endsWith|includes|indexOf|querySelector\w*|closest|getElementById|\w+EventListener|split|join|replace|replaceAll|match|test|padStart|append|getItem|setItem|removeItem|setAttribute|getAttribute))$/
const KEYS = /^(Enter|Escape|Backspace|Delete|Tab|Home|End|Page(Up|Down)|Arrow\w+|Meta|Control|Shift|Alt|Space)$/

type Node = Record<string, unknown> & { type: string; start: number; end: number }
export type Bare = { line: number; text: string }

/** Returns the texts of a source that a person would read and that do not pass through `t`. */
export function bareTexts(file: string, source: string): Bare[] {
  const found: Bare[] = []
  const add = (node: Node, text: string) =>
    found.push({ line: source.slice(0, node.start).split('\n').length, text: text.trim() })
  const code = (node: unknown) => source.slice((node as Node).start, (node as Node).end)

  function visit(node: unknown): void {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!isNode(node) || isSilent(node, code)) return
    if (node.type === 'JSXText' && hasWord(node['value'])) add(node, String(node['value']))
    if (node.type === 'Literal' && isRead(node['value'])) add(node, String(node['value']))
    if (node.type === 'TemplateLiteral') {
      const text = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}')
      if (isReadTemplate(text)) add(node, text)
    }
    for (const inside of insideOf(node)) visit(inside)
  }

  visit(parseSync(file, source).program.body)
  return found
}

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && 'type' in node
}

function isSilent(node: Node, code: (node: unknown) => string): boolean {
  if (/^(ImportDeclaration|Export(All|Specifier)\w*|TaggedTemplateExpression)$/.test(node.type)) return true
  if (node.type.startsWith('TS') && !/^TS(As|NonNull|Satisfies)/.test(node.type)) return true
  if (node.type === 'CallExpression') return SILENT_CALLS.test(code(node['callee']))
  if (node.type === 'NewExpression') return /Error$|^(URL|Date|RegExp|Intl)/.test(code(node['callee']))
  if (node.type === 'JSXAttribute') return SILENT.test(code(node['name']))
  // `name` is the name of a field, or of a choice that people read.
  if (node.type === 'Property') return SILENT.test(code(node['key']).replaceAll("'", ''))
  return false
}

function insideOf(node: Node): unknown[] {
  if (node.type === 'BinaryExpression' && /^[!=]==$|^in$/.test(String(node['operator']))) return []
  if (node.type === 'SwitchCase') return [node['consequent']]
  if (node.type === 'Property') return [node['value']]
  return Object.values(node)
}

const hasWord = (text: unknown) => typeof text === 'string' && /[A-Za-z]{2}/.test(text)

/** Whether a literal reads like a text: it begins like a sentence, or has several words. */
function isRead(text: unknown): boolean {
  if (typeof text !== 'string' || !hasWord(text) || KEYS.test(text)) return false
  return /^[A-Z][a-z’]+( |$)/.test(text) || /[a-z] [a-z]/.test(text)
}

function isReadTemplate(text: string): boolean {
  if (/^[/?#&]|^[\w-]+[:/=.]|px|rem|solid|1fr|minmax|var\(|rgb/.test(text)) return false
  return /^[A-Z][a-z]+ |[a-z}] [a-z]{2}|[a-z]{2} \{/.test(text)
}
