import { parseAst, type Plugin } from 'vite'
import { leftOut } from './left-out.ts'

/** What the shop never uses of a file of a library. */
export type LeftOut = {
  /** New bodies of functions, which must occur exactly once in the file. */
  functions?: Record<string, string>
  /** Classes and constructors whose `Name.prototype.method = …` are left out. */
  methodsOf?: readonly string[]
  /** Calls that are left out with their arguments, where they are statements: warnings. */
  calls?: readonly string[]
  /** Functions of which the build keeps the first argument only: errors without their explanation. */
  firstArgumentOf?: readonly string[]
  /** Pieces of the file, such as conditions that are the same at all times, and what takes their place. */
  pieces?: readonly (readonly [from: string, to: string])[]
}

/**
 * Leaves parts of React and React Router out of the scripts that pages need first (left-out.ts). A library that no
 * longer has a part of that name ends the build, so an update cannot silently bring it back.
 */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client') return undefined
      const name = Object.keys(leftOut).find((file) => id.endsWith(`/node_modules/${file}`))
      return name === undefined ? undefined : { code: withoutParts(code, leftOut[name]!), map: null }
    },
  }
}

type Edit = { start: number; end: number; text: string }
type Identifier = { name: string }
type Node = { type: string; start: number; end: number; [property: string]: unknown }

/** @throws Error when the code lacks one of the parts */
export function withoutParts(code: string, parts: LeftOut): string {
  const { functions = {}, methodsOf = [], calls = [], firstArgumentOf = [], pieces = [] } = parts
  const missing = new Set([...Object.keys(functions), ...methodsOf, ...calls, ...firstArgumentOf])
  const edits: Edit[] = []
  const edit = (name: string, { start, end }: Pick<Node, 'start' | 'end'>, text: string) => {
    missing.delete(name)
    edits.push({ start, end, text })
  }

  walk(parseAst(code), (node) => {
    if (node.type === 'FunctionDeclaration') {
      const name = (node.id as Identifier).name
      if (!Object.hasOwn(functions, name)) return
      if (!missing.has(name)) throw new Error(`There are several functions '${name}'`)
      edit(name, node.body as Node, `{${functions[name]}}`)
    } else if (node.type === 'ExpressionStatement') {
      const { called, owner } = statedIn(node.expression as Node)
      if (called !== undefined && calls.includes(called)) edit(called, node, ';')
      if (owner !== undefined && methodsOf.includes(owner)) edit(owner, node, ';')
    } else if (node.type === 'CallExpression') {
      const { called } = statedIn(node)
      const [first, ...others] = node.arguments as Node[]
      const last = others.at(-1)
      if (called === undefined || !firstArgumentOf.includes(called) || !first || !last) return
      edit(called, { start: first.end, end: last.end }, '')
    }
  })
  for (const [from, text] of pieces) {
    if (!code.includes(from)) missing.add(from)
    for (let start = code.indexOf(from); start >= 0; start = code.indexOf(from, start + 1)) {
      edits.push({ start, end: start + from.length, text })
    }
  }
  if (missing.size > 0) throw new Error(`Nothing to leave out: ${[...missing].join(', ')}`)
  return edited(code, edits)
}

/** What is inside another edit goes with it. */
function edited(code: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue
    result += code.slice(at, start) + text
    at = end
  }
  return result + code.slice(at)
}

/** Returns what an expression calls by its name, or the `Name` of a `Name.prototype.method = …`. */
function statedIn({ type, callee, left }: Node): { called?: string | undefined; owner?: string | undefined } {
  if (type === 'CallExpression') return { called: (callee as Partial<Identifier>).name }
  if (type !== 'AssignmentExpression') return {}
  const { object, property } = ((left as Node).object ?? {}) as Partial<Record<'object' | 'property', Identifier>>
  return property?.name === 'prototype' ? { owner: object?.name } : {}
}

/** Visits each node, a node before what is inside it. */
function walk(value: unknown, visit: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) visit(value as Node)
  for (const inner of Object.values(value)) walk(inner, visit)
}
