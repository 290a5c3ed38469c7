import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

// Wordings that made the older comments hard to read; CONTRIBUTING.md has the rules. Only comments, test names, summaries
// and documents are searched: what shoppers read has its own tests.

const COMMENT = /^\s*(?:\/\*\*?|\*(?!\/)|\/\/|\{\/\*|--)|\s\/\/\s/
const NAMED = /\b(?:test|describe)(?:\.\w+)*\(|\b(?:summary|description):/

const rules = [
  [/^\s*(?:\/\*\*?|\*|\/\/|--)\s*(?:Of|Who|Whom|Whose|What of|To who|Whoever)\b/, 'begins without a subject'],
  [/\b(?:of|to|for|by|with|from) who\b|\bwho(?:m)?ever\b/i, 'has "who" without a noun'],
  [/\b(?:is|are|was|were|be|been|being) (?:told|asked)\b/i, 'hides who acts: call, notify, request, answer'],
  [/\b\d+ signs\b|\bsigns of\b/i, 'has "signs" for characters'],
  [/\bcatalogue/i, 'has "catalogue": the code says catalog'],
]

/**
 * Finds wordings that the project does not use.
 *
 * @param {string} path  decides what is searched: all lines of .md files, else comments and names of tests and calls
 * @param {string} text
 * @returns {string[]} one line each: place, fault and the words
 */
export function findOddWords(path, text) {
  const isDocument = path.endsWith('.md')
  return text.split('\n').flatMap((line, index) => {
    if (!isDocument && !COMMENT.test(line) && !NAMED.test(line)) return []
    return rules
      .filter(([pattern]) => pattern.test(line))
      .map(([, fault]) => `${path}:${index + 1} ${fault}: ${line.trim()}`)
  })
}

/** The specification's words and other languages are not ours to change. */
const left = /specification-coverage\.md$|plain-english|^package-lock\.json$/

export function checkWords() {
  const listed = execFileSync(
    'git',
    ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md', 'api/platform/migrations/*.sql'],
    { encoding: 'utf8' },
  )
  const files = listed.split('\n').filter((path) => path !== '' && !left.test(path))
  const found = files.flatMap((path) => findOddWords(path, readFileSync(path, 'utf8')))
  return { status: found.length === 0 ? 0 : 1, output: found.join('\n') }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { status, output } = checkWords()
  if (output) console.log(output)
  process.exitCode = status
}
