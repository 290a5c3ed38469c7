import { unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { xlsxOf } from '../../platform/exports/xlsx.ts'
import { SHEET_PATH } from '../../platform/exports/xlsx-parts.ts'
import { readXlsx } from './read-xlsx.ts'

/** A bit of a file's header: the size follows behind the file. */
const HAS_DESCRIPTOR = 8
const tooLarge = { code: 'too_large', message: 'The workbook is too large when it is unpacked.' }
const bomb = Buffer.from(zipSync({ [SHEET_PATH]: new Uint8Array(100 * 1024 * 1024 + 1) }, { level: 1 }))

test('a zip bomb is refused', async () => {
  expect(bomb.length).toBeLessThan(1024 * 1024)
  await expect(readXlsx(bomb)).rejects.toMatchObject(tooLarge)
})

// A program that looks for the next header finds one file in the first, which seems to be all the rest. A program that trusts
// the size of the first finds the bomb.
test('a zip bomb that not every program sees is refused', async () => {
  const hiding = headerOf('hiding', bomb.length)
  const before = Buffer.concat([headerOf('first', hiding.length, HAS_DESCRIPTOR), hiding])
  const archive = Buffer.concat([before, bomb])
  move(archive, archive.length - 22 + 16, before.length)
  move(archive, archive.readUInt32LE(archive.length - 22 + 16) + 42, before.length)
  await expect(readXlsx(archive)).rejects.toMatchObject(tooLarge)
})

async function* oneCell() {
  yield [['sku']]
}

describe('a directory that lies', async () => {
  const damaged = { code: 'invalid_input', message: expect.stringContaining('not a readable workbook') }
  const parts = unzipSync(Buffer.concat(await Array.fromAsync(xlsxOf(oneCell()))))
  const stored = zipSync(parts, { level: 0 })
  const packed = zipSync(parts, { level: 1 })

  test('the workbook itself is read', async () => {
    expect(await readXlsx(stored)).toEqual([['sku']])
    expect(await readXlsx(repeated(packed, 1))).toEqual([['sku']])
  })

  test.each([
    { what: 'that stored parts have no length', archive: repeated(stored, 1, { size: 0 }) },
    { what: 'that stored parts are there fifty times', archive: repeated(stored, 50) },
    { what: 'that compressed parts are there fifty times', archive: repeated(packed, 50) },
  ])('$what is refused', async ({ archive }) => {
    await expect(readXlsx(archive)).rejects.toMatchObject(damaged)
  })
})

/** Repeats the directory of an archive, with another length of each part. */
function repeated(archive: Uint8Array, times: number, { size }: { size?: number } = {}): Buffer {
  const bytes = Buffer.from(archive)
  const end = Buffer.from(bytes.subarray(bytes.length - 22))
  const start = end.readUInt32LE(16)
  const directory = Buffer.from(bytes.subarray(start, bytes.length - 22))
  for (
    let at = 0;
    at < directory.length;
    at += 46 + directory.readUInt16LE(at + 28) + directory.readUInt16LE(at + 30)
  ) {
    if (size !== undefined) directory.writeUInt32LE(size, at + 24)
  }
  const count = end.readUInt16LE(10) * times
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(directory.length * times, 12)
  return Buffer.concat([bytes.subarray(0, start), ...Array.from({ length: times }, () => directory), end])
}

/** The header of a file in an archive, which is not compressed. */
function headerOf(name: string, size: number, flags = 0): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(flags, 6)
  header.writeUInt32LE(size, 18)
  header.writeUInt32LE(size, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, Buffer.from(name)])
}

/** Adds to an offset in the directory at the end of an archive. */
function move(archive: Buffer, at: number, by: number): void {
  archive.writeUInt32LE(archive.readUInt32LE(at) + by, at)
}
