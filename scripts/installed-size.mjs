import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './run.mjs'

const MOST_MEGABYTES = 800
const BYTES_A_MEGABYTE = 1024 * 1024
/** `blocks` of a file are counted in these, on every system. */
const BYTES_A_BLOCK = 512
const LARGEST_SHOWN = 10

/** Folders in node_modules that builds and tests write, and no installation. */
const CACHES = ['.cache', '.vite', '.vite-temp', '.vitest-cache']

/**
 * Checks that an installation takes at most 800 MB (docs/decisions/078-a-smaller-install.md).
 *
 * @returns {Promise<{ status: number, output: string, note: string }>}
 */
export async function checkInstalledSize() {
  const sizes = await weighPackages(join(root, 'node_modules'))
  const megabytes = sizes.reduce((sum, { megabytes: each }) => sum + each, 0)
  const note = `${Math.ceil(megabytes)} MB`
  if (megabytes <= MOST_MEGABYTES) return { status: 0, output: '', note }
  const largest = sizes.slice(0, LARGEST_SHOWN).map((one) => `${one.name}: ${Math.ceil(one.megabytes)} MB`)
  const advice = `node_modules may take ${MOST_MEGABYTES} MB. Let scripts/trim-packages.mjs remove what no command reads, and run it.`
  return { status: 1, output: [advice, ...largest].join('\n'), note }
}

/**
 * Weighs what lies in node_modules by the blocks on disk, as `du` does, without the caches. Packages of one scope count
 * together, and so does a file with several names.
 *
 * @returns {Promise<{ name: string, megabytes: number }[]>} the largest first
 */
export async function weighPackages(folder) {
  const known = new Set()
  const sizes = []
  for (const name of await readdir(folder)) {
    if (CACHES.includes(name)) continue
    sizes.push({ name, megabytes: (await bytesOf(join(folder, name), known)) / BYTES_A_MEGABYTE })
  }
  return sizes.toSorted((one, other) => other.megabytes - one.megabytes)
}

async function bytesOf(path, known) {
  const entry = await lstat(path)
  if (known.has(entry.ino)) return 0
  known.add(entry.ino)
  const inside = entry.isDirectory() ? await readdir(path) : []
  const each = await Promise.all(inside.map((name) => bytesOf(join(path, name), known)))
  return each.reduce((sum, bytes) => sum + bytes, entry.blocks * BYTES_A_BLOCK)
}
