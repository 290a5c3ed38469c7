import { execFile } from 'node:child_process'
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { newFolder } from '#api/test/processes.ts'

const run = promisify(execFile)

test('packages lose their maps, manuals and second types, and a workspace keeps all of its files', async () => {
  const project = await newFolder()
  const ours = ['README.md', 'CHANGELOG.md', 'build/main.js.map']
  const theirs = [
    'README.md',
    'CHANGELOG.md',
    'LICENSE.md',
    'index.js',
    'index.js.map',
    'dist/Readme.md',
    'dist/index.d.ts.map',
    'dist/twin.d.cts',
    'dist/twin.d.mts',
    'dist/alone.d.cts',
  ]
  for (const file of [...ours.map((one) => `admin/${one}`), ...theirs.map((one) => `node_modules/package/${one}`)]) {
    await mkdir(dirname(join(project, file)), { recursive: true })
    await writeFile(join(project, file), '')
  }
  await symlink('../admin', join(project, 'node_modules/kastha-admin'))

  await run(process.execPath, [join(import.meta.dirname, 'trim-packages.mjs'), project])
  expect((await readdir(join(project, 'node_modules/package'), { recursive: true })).toSorted()).toEqual([
    'LICENSE.md',
    'dist',
    'dist/alone.d.cts',
    'dist/twin.d.mts',
    'index.js',
  ])
  expect(await readdir(join(project, 'admin'), { recursive: true })).toEqual(expect.arrayContaining(ours))
})
