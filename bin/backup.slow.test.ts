import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder, startProcess } from '../api/test/processes.ts'

test('the commands work with and without a running server', { timeout: 120_000 }, async () => {
  const folder = await newFolder()
  const dataDir = join(folder, 'shop')
  const shop = startProcess('bin/server.ts', { DATA_DIR: dataDir })
  const facts = await readFacts(await shop.opened)
  const beside = await run('bin/backup.ts', ['beside.tar.zst'], { DATA_DIR: dataDir, INIT_CWD: folder })
  expect(beside).toMatchObject({ status: 0, complaints: '' })
  expect(beside.output).toContain(join(dataDir, 'secrets', 'data-key'))
  expect((await stat(join(folder, 'beside.tar.zst'))).size).toBeGreaterThan(1_000)
  expect((await fetch(`${await shop.opened}/readyz`)).status).toBe(200)
  const migrated = await run('bin/migrate.ts', [], { DATA_DIR: dataDir })
  expect(migrated).toEqual({ status: 0, output: 'The database is up to date.\n', complaints: '' })
  expect(await shop.stop('SIGTERM')).toBe(0)
  expect(await run('bin/backup.ts', ['alone.tar.zst'], { DATA_DIR: dataDir, INIT_CWD: folder })).toMatchObject({
    status: 0,
  })

  const elsewhere = { DATA_DIR: join(folder, 'elsewhere'), INIT_CWD: folder }
  const key = { DATA_KEY: await readFile(join(dataDir, 'secrets', 'data-key'), 'utf8') }
  expect(await run('bin/restore.ts', ['beside.tar.zst'], { ...elsewhere, ...key })).toMatchObject({
    status: 0,
    complaints: '',
  })
  const restored = startProcess('bin/server.ts', { ...elsewhere, ...key })
  expect(await readFacts(await restored.opened)).toEqual(facts)
  expect(await restored.stop('SIGTERM')).toBe(0)
})

test('wrong arguments print the usage', async () => {
  expect(await run('bin/restore.ts', [])).toMatchObject({ status: 1, complaints: 'Usage: npm run restore FILE\n' })
  expect(await run('bin/migrate.ts', ['now'])).toMatchObject({
    status: 1,
    complaints: 'Usage: npm run migrate\n',
  })
  expect(await run('bin/backup.ts', ['one', 'two'])).toMatchObject({
    status: 1,
    complaints: 'Usage: npm run backup [FILE]\n',
  })
})

async function readFacts(address: string): Promise<unknown> {
  const answer = await fetch(`${address}/api/settings`)
  expect(answer.status).toBe(200)
  return answer.json()
}

function run(
  script: 'bin/backup.ts' | 'bin/restore.ts' | 'bin/migrate.ts',
  args: string[],
  settings: Record<string, string> = {},
) {
  const env = { ...process.env, ...settings }
  return new Promise<{ status: number; output: string; complaints: string }>((resolve) => {
    const child = execFile(process.execPath, [script, ...args], { env }, (_error, output, complaints) =>
      resolve({ status: child.exitCode ?? -1, output, complaints }),
    )
  })
}
