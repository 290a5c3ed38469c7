import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readProjectFile } from './named-files.fixture.ts'

const COMMENT = /^\s*(?:\/\*\*|\*|\/\/).*|\s\/\/\s.*/
const PATH = /[\w./*-]+\.(?:tsx?|mjs|css|sql|md)\b/g

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const files = listed.split('\n').filter((file) => file !== '' && existsSync(file))

/** The files that the comments of a file name. Patterns with a star name none, and relative paths belong to examples. */
function namedIn(file: string): string[] {
  const comments = readProjectFile(file)
    .split('\n')
    .flatMap((line) => COMMENT.exec(line)?.[0] ?? [])
  return comments.flatMap((comment) => comment.match(PATH) ?? []).filter((path) => !/^\.|\*/.test(path))
}

test('every file that a comment names exists', () => {
  const sources = files.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
  const missing = sources.flatMap((source) => {
    const wrong = namedIn(source).filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)))
    return wrong.map((path) => `${source} names ${path}`)
  })
  expect(missing).toEqual([])
})
