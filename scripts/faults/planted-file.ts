import { readFileSync, writeFileSync } from 'node:fs'

type Planted = { path: string; original: string; faulty: string }

let planted: Planted | undefined

/**
 * Replaces the one place where a file contains `find`. One file is planted at a time; `restoreFile` ends that.
 *
 * @throws Error where the text does not occur exactly once; then nothing is written
 */
export function plantFile(path: string, { find, replace }: { find: string; replace: string }): void {
  if (planted) throw new Error(`${planted.path} is not restored yet`)
  const original = readFileSync(path, 'utf8')
  const parts = original.split(find)
  if (parts.length !== 2) throw new Error(`${path} contains ${JSON.stringify(find)} ${parts.length - 1} times`)
  planted = { path, original, faulty: parts.join(replace) }
  writeFileSync(path, planted.faulty)
}

/**
 * Writes the planted file back, and looks whether it is what it was; nothing happens where no fault is planted. Synchronous,
 * so that it also works while the process ends.
 *
 * @throws Error where somebody else has edited the file meanwhile, which is left as it is
 */
export function restoreFile(): void {
  if (!planted) return
  const { path, original, faulty } = planted
  planted = undefined
  const now = readFileSync(path, 'utf8')
  if (now === faulty) writeFileSync(path, original)
  if (readFileSync(path, 'utf8') === original) return
  throw new Error(`${path} was edited while a fault was planted in it: take the fault out by hand`)
}
