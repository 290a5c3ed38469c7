import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readProjectFile } from './named-files.fixture.ts'

// Pages of the shop link to addresses of the shop.
const documents = ['--', '*.md', ':!seed/pages']
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...documents], {
  encoding: 'utf8',
})
const pages = listed.split('\n').filter((file) => file !== '' && existsSync(file))

test('every link between documents leads to a file, and to a heading that is there', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/deploy.md']))
  expect(pages.flatMap((page) => deadLinks(page))).toEqual([])
})

test('a link to a file or heading that is not there is found', () => {
  const text = '[a](deploy.md) [b](deploy.md#kubernetes) [c](#here) [d](https://shop.example/x)\n# Here\n'
  expect(deadLinks('docs/page.md', text)).toEqual([])
  const wrong = '[a](gone.md) [b](deploy.md#gone) [c](#gone)\n```\n# Gone\n[e](gone)\n```\n![d](gone.webp)'
  expect(deadLinks('docs/page.md', wrong)).toEqual([
    'docs/page.md: gone.md',
    'docs/page.md: deploy.md#gone',
    'docs/page.md: #gone',
    'docs/page.md: gone.webp',
  ])
})

/** The links of a page, relative to it, that lead nowhere. */
function deadLinks(page: string, text = readProjectFile(page)): string[] {
  const links = [...withoutCode(text).matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g)].map(([, link]) => link!)
  const relative = links.filter((link) => !/^[a-z]+:/.test(link))
  return relative.filter((link) => !leadsSomewhere(page, text, link)).map((link) => `${page}: ${link}`)
}

function leadsSomewhere(page: string, text: string, link: string): boolean {
  const [path, heading] = link.split('#') as [string, string?]
  const target = path === '' ? page : join(dirname(page), decodeURI(path))
  if (path !== '' && !existsSync(target)) return false
  if (heading === undefined || (path !== '' && (statSync(target).isDirectory() || !target.endsWith('.md')))) return true
  return anchorsOf(path === '' ? text : readProjectFile(target)).has(heading)
}

/** The anchors that GitHub gives the headings of a page. */
function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading] of withoutCode(text, { keepInline: true }).matchAll(/^#{1,6} +(.+?) *#* *$/gm)) {
    const words = heading!.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const anchor = words.replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '').replaceAll(' ', '-')
    let unique = anchor
    for (let times = 1; anchors.has(unique); times += 1) unique = `${anchor}-${times}`
    anchors.add(unique)
  }
  return anchors
}

/** Blocks of code, and unless `keepInline` words of it, contain no link. */
function withoutCode(text: string, { keepInline = false } = {}): string {
  const prose = text.replaceAll(/^([ \t]*)(```+|~~~+)[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm, '')
  return keepInline ? prose : prose.replaceAll(/`[^`\n]+`/g, '')
}
