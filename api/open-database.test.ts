import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openShopDatabase } from './open-database.ts'
import { parseEnv } from './platform/env/env.ts'
import { StartError } from './platform/errors/app-error.ts'

const DATABASE_URL = 'postgresql://nobody@127.0.0.1:1/none'
const keys = { SESSION_SECRET: 'x'.repeat(32), DATA_KEY: Buffer.alloc(32).toString('base64') }

test.for([
  ['the private database', {}],
  ['a database elsewhere', { DATABASE_URL }],
  ['a database elsewhere and keys of its own', { DATABASE_URL, ...keys }],
] as const)('with %s, a DATA_DIR that is no folder is refused in words', async ([, settings]) => {
  const folder = await mkdtemp(join(tmpdir(), 'kastha-data-dir-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'file')
  await writeFile(file, '')
  for (const DATA_DIR of [file, join(file, 'data')]) {
    const opened = openShopDatabase(parseEnv({ ...settings, DATA_DIR }), {
      connections: 1,
      warn: () => {},
      toClose: [],
    })
    await expect(opened).rejects.toThrow(
      new StartError(`DATA_DIR: ${DATA_DIR} is a file or below one, expected a folder`),
    )
  }
})
