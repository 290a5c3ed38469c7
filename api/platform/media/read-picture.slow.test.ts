import sharp from 'sharp'
import { expect, test } from 'vitest'
import { avifOfFrames } from './hostile-pictures.fixture.ts'
import { readPicture } from './read-picture.ts'

test('a picture that takes minutes is refused after seconds of them', { timeout: 150_000 }, async () => {
  const bytes = await avifOfFrames(900)
  expect(bytes.length).toBeLessThan(600_000)
  const [began, before] = [performance.now(), process.cpuUsage()]
  await expect(readPicture(bytes, 'shopper')).rejects.toMatchObject({ code: 'too_large' })
  // It would take 120 s until it is killed in any case.
  expect(performance.now() - began).toBeLessThan(90_000)
  // The work was none of this process.
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(2)
})

test('one picture of so many frames is taken', async () => {
  expect(await readPicture(await avifOfFrames(1), 'shopper')).toMatchObject({ width: 1_920 })
  expect(
    await readPicture(
      await sharp(await avifOfFrames(1))
        .png()
        .toBuffer(),
      'shopper',
    ),
  ).toMatchObject({ width: 1_920 })
})
