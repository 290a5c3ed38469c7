import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readDocuments, readText } from './deploy-files.fixture.ts'

const [compose] = readDocuments<{ services: object }>('compose.yaml') as [{ services: object }]
const services = Object.keys(compose.services)

describe.for(['docs/deploy.md', 'docs/upgrade.md'])('the commands of %s', (page) => {
  const blocks = [...readText(page).matchAll(/^( *)```sh\n([\s\S]*?)^\1```$/gm)].map(([, , block]) => block!)
  const commands = blocks.join('\n')

  test('are what a shell can read', () => {
    expect(blocks.length).toBeGreaterThan(5)
    for (const block of blocks) execFileSync('sh', ['-n'], { input: block })
  })

  test('call Git as root, to whom the folder belongs: it refuses anybody else', () => {
    expect(readText(page).match(/(?<!sudo )\bgit (?:checkout|diff|fetch|log|pull|rev-parse|tag)\b/g) ?? []).toEqual([])
  })

  test('name services and programs that are there', () => {
    const named = [
      ...commands.matchAll(
        /docker compose (?:exec|stop|run|logs|up|pull)(?: -[-\w]+(?:[ =]"[^"]*")?)*((?: [a-z]+\b)*)/g,
      ),
    ].flatMap(([command, words]) => wordsOf(command, words!))
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((name) => !services.includes(name))).toEqual([])
    const files = commands.match(/\b(?:bin|deploy)\/[\w./-]*\w/g) ?? []
    expect(files.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([])
  })

  test('copy backups into the same folder each time', () => {
    const copies = commands.match(/docker compose cp backup:\S+/g) ?? []
    expect(new Set(copies)).toEqual(new Set(['docker compose cp backup:/data/backups/.']))
  })
})

/** The services of a command. What `exec` and `run` are given after the first is a program and its arguments. */
function wordsOf(command: string, words: string): string[] {
  const all = words.split(' ').filter((word) => word !== '')
  return /compose (?:exec|run)/.test(command) ? all.slice(0, 1) : all
}
