import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { describe } from 'vitest'
import { avatarKey, avatarUrl } from '#domain/accounts/avatar.ts'
import { users } from '../../../platform/db/schema.ts'
import { expect, testOptions } from '../../../test/test.ts'
import { blue, test } from './avatar.fixture.ts'
import { givenUser } from '../user.fixture.ts'
import { removeAvatarFile } from './clear-avatar.ts'

const { storage } = testOptions

const stripe = (background: string) => ({ create: { width: 300, height: 300, channels: 3 as const, background } })

/** Left third red, middle third green, right third blue. */
function stripes(): Sharp {
  return sharp({ create: { width: 900, height: 300, channels: 3, background: '#00ff00' } }).composite([
    { input: stripe('#ff0000'), left: 0, top: 0 },
    { input: stripe('#0000ff'), left: 600, top: 0 },
  ])
}

/** The id in an address such as `/media/avatars/{id}.webp`. */
const idIn = (address: string) => /^\/media\/avatars\/([0-9a-f]{32})\.webp$/.exec(address)?.[1] ?? ''

describe('accepted pictures', () => {
  for (const [kind, picture] of [
    ['JPEG', () => blue(900, 600).jpeg()],
    ['PNG', () => blue(900, 600).png()],
    ['WebP', () => blue(900, 600).webp()],
  ] as const) {
    test(`a ${kind} becomes a square WebP of 512 px under an address of its own`, async ({ app, upload, db, user }) => {
      const answer = await upload({ bytes: await picture().toBuffer(), name: 'x', type: 'text/plain' })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      const { avatar } = answer.json()
      expect(answer.json()).toEqual({
        success: true,
        error: false,
        message: 'Image uploaded successfully',
        avatar,
        data: { avatar },
      })
      const shown = await app.inject(avatar)
      expect(shown.headers['content-type']).toBe('image/webp')
      expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
      const [row] = await db.select().from(users).where(eq(users.id, user.id))
      expect(row?.avatarId).toBe(idIn(avatar))
    })
  }

  test('a picture smaller than 512 px keeps its pixels', async ({ app, upload }) => {
    const { avatar } = (await upload({ bytes: await blue(90, 60).png().toBuffer() })).json()
    expect(await sharp((await app.inject(avatar)).rawPayload).metadata()).toMatchObject({ width: 60, height: 60 })
  })

  test('the middle of a picture is kept', async ({ app, upload }) => {
    const { avatar } = (await upload({ bytes: await stripes().png().toBuffer() })).json()
    const { dominant } = await sharp((await app.inject(avatar)).rawPayload).stats()
    expect(dominant.g).toBeGreaterThan(200)
    expect(dominant.r + dominant.b).toBeLessThan(60)
  })

  test('the location, camera and orientation of a photo are removed, and its pixels are turned upright', async ({
    app,
    upload,
  }) => {
    const photo = stripes()
      .withExif({ IFD0: { Model: 'a telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 43/1 0/1' } })
      .withMetadata({ orientation: 6 })
    const { avatar } = (await upload({ bytes: await photo.jpeg().toBuffer() })).json()
    const { rawPayload } = await app.inject(avatar)
    expect(await sharp(rawPayload).metadata()).not.toHaveProperty('exif')
    expect(await sharp(rawPayload).metadata()).not.toHaveProperty('orientation')
    expect(rawPayload.includes('telephone')).toBe(false)
  })

  test('the same picture twice has two addresses', async ({ upload }) => {
    const bytes = await blue(90, 60).png().toBuffer()
    const first = (await upload({ bytes })).json().avatar
    expect((await upload({ bytes })).json().avatar).not.toBe(first)
  })

  test('data hidden behind a picture is not kept: a JPEG that is also a page and a script', async ({ app, upload }) => {
    const bytes = Buffer.concat([
      await blue(90, 60).jpeg().toBuffer(),
      Buffer.from('*/=1;<script>alert(document.domain)</script><html><body onload=alert(1)>'),
    ])
    const { avatar } = (await upload({ bytes, name: 'me.html', type: 'text/html' })).json()
    const shown = await app.inject(avatar)
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    expect(shown.rawPayload.includes('<script')).toBe(false)
    expect(shown.rawPayload.includes('alert')).toBe(false)
  })
})

test('one network has few concurrent uploads, and can upload again afterwards', async ({ upload }) => {
  const bytes = await blue(900, 600).png().toBuffer()
  const answers = await Promise.all(Array.from({ length: 14 }, () => upload({ bytes })))
  const busy = answers.filter(({ statusCode }) => statusCode === 429)
  const taken = answers.filter(({ statusCode }) => statusCode === 200)
  expect([busy.length, taken.length]).toEqual([8, 6])
  expect((await upload({ bytes })).statusCode).toBe(200)
})

describe('replacing a picture', () => {
  test('an upload removes the old file and keeps the new one', async ({ upload, db, user, removals }) => {
    const bytes = await blue(90, 60).png().toBuffer()
    const first = idIn((await upload({ bytes })).json().avatar)
    expect(await removals()).toEqual([])
    const second = idIn((await upload({ bytes })).json().avatar)
    expect(await removals()).toEqual([first])

    for (const avatarId of [first, second]) await removeAvatarFile({ userId: user.id, avatarId }, { db, storage })
    expect(await storage.sizeOf(avatarKey(first))).toBeUndefined()
    expect(await storage.sizeOf(avatarKey(second))).toBeGreaterThan(0)
  })

  test('every upload schedules a later check for an unused file', async ({ upload, db }) => {
    await upload({ bytes: await blue(90, 60).png().toBuffer() })
    const { rows } = await db.execute(
      sql`select count(*)::int as later from pgboss.job where name = 'remove-avatar' and start_after > now() + interval '59 minutes'`,
    )
    expect(rows).toEqual([{ later: 1 }])
  })
})

describe('removing a picture', () => {
  for (const url of ['/api/user/user-avatar', '/api/user/delete-avatar', '/user/delete-avatar']) {
    test(`DELETE ${url} removes it`, async ({ app, upload, remove, db, user, removals }) => {
      const { avatar } = (await upload({ bytes: await blue(90, 60).png().toBuffer() })).json()
      const answer = await remove(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.json()).toEqual({
        success: true,
        error: false,
        message: 'Image removed successfully',
        user: { avatar: '' },
      })
      const [row] = await db.select().from(users).where(eq(users.id, user.id))
      expect(row?.avatarId).toBeNull()
      expect(await removals()).toEqual([idIn(avatar)])
      await removeAvatarFile({ userId: user.id, avatarId: idIn(avatar) }, { db, storage })
      expect((await app.inject(avatar)).statusCode).toBe(404)
    })

    test(`DELETE ${url} without a picture is a 400`, async ({ remove }) => {
      const answer = await remove(url)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ success: false, error: true, message: 'No Image to delete' })
    })

    test(`DELETE ${url} without being logged in is refused`, async ({ app }) => {
      expect((await app.inject({ method: 'DELETE', url })).statusCode).toBe(401)
    })
  }

  test('the call may name the picture, with or without an origin', async ({ upload, remove }) => {
    const bytes = await blue(90, 60).png().toBuffer()
    for (const origin of ['', 'https://cdn.example']) {
      const { avatar } = (await upload({ bytes })).json()
      const answer = await remove(`/api/user/delete-avatar?img=${encodeURIComponent(origin + avatar)}`)
      expect(answer.statusCode).toBe(200)
    }
  })

  test('another user’s picture, an old one or any other file is refused', async ({
    upload,
    remove,
    db,
    user,
    removals,
  }) => {
    const bytes = await blue(90, 60).png().toBuffer()
    const old = (await upload({ bytes })).json().avatar
    const { avatar } = (await upload({ bytes })).json()
    const anothers = 'b'.repeat(32)
    await givenUser(db, { id: randomUUID(), email: 'other@post.example', avatarId: anothers })
    const strange = [old, avatarUrl(anothers), '', 'x', '../../secrets/data-key', `${avatar}/..`, `${avatar}%00`]
    for (const img of strange) {
      const answer = await remove(`/api/user/delete-avatar?img=${encodeURIComponent(img)}`)
      expect([img, answer.statusCode]).toEqual([img, 403])
    }
    const [row] = await db.select().from(users).where(eq(users.id, user.id))
    expect(row?.avatarId).toBe(idIn(avatar))
    expect(await removals()).toEqual([idIn(old)])
  })
})
