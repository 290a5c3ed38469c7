import { existsSync, readFileSync } from 'node:fs'

const project = new URL('../', import.meta.url)

/** The rows of the tables of a page below docs/, without their heads. */
export function rowsOf(page: string): string[] {
  const lines = readFileSync(new URL(`docs/${page}`, project), 'utf8').split('\n')
  return lines.filter((line, at) => line.startsWith('| ') && !line.startsWith('| ---') && !isHead(lines[at + 1]))
}

function isHead(next = ''): boolean {
  return next.startsWith('| ---')
}

/** The files that a text names, such as `domain/money.ts`, between backticks. */
export function filesIn(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|md|json|sql))`/g)].map(([, path]) => path!)
}

/** Those of them that are not there. */
export function missingFiles(texts: readonly string[]): string[] {
  const named = new Set(texts.flatMap(filesIn))
  return [...named].filter((path) => !existsSync(new URL(path, project)))
}

export function readProjectFile(path: string): string {
  return readFileSync(new URL(path, project), 'utf8')
}
