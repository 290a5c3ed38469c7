import { link, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#api/test/processes.ts'
import { weighPackages } from './installed-size.mjs'

const MEGABYTE = 1024 * 1024

test('an installation is weighed with every file once and without what tests keep there', async () => {
  const folder = await newFolder()
  const write = async (path: string, megabytes: number) => {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), Buffer.alloc(megabytes * MEGABYTE, 1))
  }
  await write('node/bin/node', 3)
  await mkdir(join(folder, 'node/linux'))
  await link(join(folder, 'node/bin/node'), join(folder, 'node/linux/node'))
  await write('@mui/icons/index.mjs', 1)
  await write('@mui/material/index.mjs', 1)
  await write('.vitest-cache/results', 5)
  await write('.vite/deps/react.js', 5)
  const sizes = await weighPackages(folder)
  expect(sizes.map(({ name, megabytes }) => [name, Math.round(megabytes)])).toEqual([
    ['node', 3],
    ['@mui', 2],
  ])
})
