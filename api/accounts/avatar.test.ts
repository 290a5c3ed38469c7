import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { describe } from 'vitest'
import { AVATAR_MAX_BYTES, avatarKey, avatarUrl } from '#domain/avatar.ts'
import { users } from '../db/schema.ts'
import { expect, test as base, testOptions } from '../test/test.ts'
import { givenSession, givenUser } from './given-user.ts'
import { removeAvatarFile } from './remove-avatar-file.ts'

const { storage } = testOptions
const wrongType = 'Please select image (JPG, JPEG, PNG or WEBP) file only'

type Sent = { field?: string; name?: string; type?: string; bytes: Uint8Array | string }

/** Somebody logged in, and what they do with their picture. */
const test = base
  .extend('user', ({ db }) => givenUser(db))
  .extend('session', ({ db, user }) => givenSession(db, user.id))
  .extend(
    'put',
    ({ app, session }) =>
      (body: Uint8Array | string, contentType: string) =>
        app.inject({
          method: 'PUT',
          url: '/api/user/user-avatar',
          headers: { ...session.headers, 'content-type': contentType },
          payload: Buffer.from(body),
        }),
  )
  .extend('upload', ({ put }) => async (...files: Sent[]) => {
    const form = new FormData()
    for (const { field = 'avatar', name = 'me.jpg', type = 'image/jpeg', bytes } of files) {
      form.append(field, new Blob([Buffer.from(bytes)], { type }), name)
    }
    const encoded = new Response(form)
    return put(await encoded.bytes(), encoded.headers.get('content-type')!)
  })
  .extend(
    'remove',
    ({ app, session }) =>
      (url: string) =>
        app.inject({ method: 'DELETE', url, headers: session.headers }),
  )
  .extend('removals', ({ db }) => async () => {
    const { rows } = await db.execute<{ avatar: string; isLater: boolean }>(
      sql`select data->>'avatarId' as avatar, start_after > now() + interval '30 minutes' as "isLater"
        from pgboss.job where name = 'remove-avatar' order by created_on`,
    )
    return rows.filter(({ isLater }) => !isLater).map(({ avatar }) => avatar)
  })

const blue = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#3355aa' } })

/** Left third red, middle third green, right third blue. */
function stripes(): Sharp {
  const stripe = (background: string) => ({ create: { width: 300, height: 300, channels: 3 as const, background } })
  return sharp({ create: { width: 900, height: 300, channels: 3, background: '#00ff00' } }).composite([
    { input: stripe('#ff0000'), left: 0, top: 0 },
    { input: stripe('#0000ff'), left: 600, top: 0 },
  ])
}

/** The id in an address such as `/media/avatars/{id}.webp`. */
const idIn = (address: string) => /^\/media\/avatars\/([0-9a-f]{32})\.webp$/.exec(address)?.[1] ?? ''

describe('what is taken', () => {
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

  test('a picture smaller than that keeps its pixels', async ({ app, upload }) => {
    const { avatar } = (await upload({ bytes: await blue(90, 60).png().toBuffer() })).json()
    expect(await sharp((await app.inject(avatar)).rawPayload).metadata()).toMatchObject({ width: 60, height: 60 })
  })

  test('its middle is kept', async ({ app, upload }) => {
    const { avatar } = (await upload({ bytes: await stripes().png().toBuffer() })).json()
    const { dominant } = await sharp((await app.inject(avatar)).rawPayload).stats()
    expect(dominant.g).toBeGreaterThan(200)
    expect(dominant.r + dominant.b).toBeLessThan(60)
  })

  test('place, camera and orientation of a photo are gone, its pixels turned upright', async ({ app, upload }) => {
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

  test('what hides behind a picture is not kept: a JPEG that is also a page and a script', async ({ app, upload }) => {
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

describe('what is refused', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><script>alert(1)</script><rect width="90" height="90"/></svg>'
  for (const [what, bytes] of [
    ['a GIF called JPEG', () => blue(90, 60).gif().toBuffer()],
    ['an AVIF', () => blue(90, 60).avif({ effort: 0 }).toBuffer()],
    ['a TIFF', () => blue(90, 60).tiff().toBuffer()],
    ['an SVG with a script', async () => svg],
    ['an SVG with an XML head', async () => `<?xml version="1.0"?>${svg}`],
    ['a web page', async () => '<!doctype html><script>alert(1)</script>'],
    ['a PDF', async () => '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
    ['a text', async () => 'me.jpg'],
  ] as const) {
    test(`${what} is no picture of a person`, async ({ upload, db, user, removals }) => {
      const answer = await upload({ bytes: await bytes() })
      expect(answer.statusCode).toBe(415)
      expect(answer.json()).toEqual({ success: false, error: true, message: wrongType, code: 'unsupported_media_type' })
      const [row] = await db.select().from(users).where(eq(users.id, user.id))
      expect(row?.avatarId).toBeNull()
      expect(await removals()).toEqual([])
    })
  }

  for (const [kind, picture] of [
    ['JPEG', () => blue(900, 900).jpeg()],
    ['PNG', () => blue(900, 900).png()],
    ['WebP', () => blue(900, 900).webp()],
  ] as const) {
    test(`a ${kind} whose end is missing is damaged`, async ({ upload }) => {
      const bytes = await picture().toBuffer()
      const answer = await upload({ bytes: bytes.subarray(0, Math.floor(bytes.length * 0.6)) })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().message).toBe('The picture is damaged. Please send another copy.')
    })
  }

  test('a small file of 60 megapixels is too large', async ({ upload }) => {
    const bytes = await blue(10_000, 6_000).png({ compressionLevel: 9 }).toBuffer()
    expect(bytes.length).toBeLessThan(AVATAR_MAX_BYTES / 4)
    expect((await upload({ bytes })).statusCode).toBe(413)
  })

  test('one byte over 5 MB is too large', async ({ upload }) => {
    const answer = await upload({ bytes: Buffer.alloc(AVATAR_MAX_BYTES + 1) })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'too_large', message: 'A file may have at most 5 MB.' })
  })

  test('a body that says it is much larger is not read', async ({ upload }) => {
    expect((await upload({ bytes: Buffer.alloc(AVATAR_MAX_BYTES + 20_000) })).statusCode).toBe(413)
  })

  test('a picture of exactly 5 MB is looked at', async ({ upload }) => {
    const picture = await blue(90, 60).jpeg().toBuffer()
    const answer = await upload({ bytes: Buffer.concat([picture, Buffer.alloc(AVATAR_MAX_BYTES - picture.length)]) })
    expect(answer.statusCode).toBe(200)
  })

  test('no file, an empty one, two, one in another field, or one with a text', async ({ upload, put }) => {
    const bytes = await blue(90, 60).png().toBuffer()
    expect((await upload()).json()).toMatchObject({ code: 'invalid_input' })
    expect((await upload({ bytes: '' })).json()).toMatchObject({ code: 'invalid_input', message: wrongType })
    expect((await upload({ bytes }, { bytes })).json()).toMatchObject({ code: 'invalid_input' })
    expect((await upload({ bytes, field: 'picture' })).json()).toMatchObject({ code: 'invalid_input' })
    const withText = ['--x', 'content-disposition: form-data; name="role"', '', 'owner', '--x--', ''].join('\r\n')
    expect((await put(withText, 'multipart/form-data; boundary=x')).json()).toMatchObject({ code: 'invalid_input' })
  })

  for (const [what, body, contentType, status] of [
    ['JSON', '{"avatar":"x"}', 'application/json', 415],
    ['a bare picture', 'x', 'image/png', 415],
    ['a form without its boundary', '--x--', 'multipart/form-data', 400],
    [
      'a form cut off',
      '--x\r\ncontent-disposition: form-data; name="avatar"; filename="a"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
      400,
    ],
    ['a form of something else', 'hello', 'multipart/form-data; boundary=x', 400],
    [
      'a field named like a part of every object',
      '--x\r\ncontent-disposition: form-data; name="__proto__"; filename="a"\r\n\r\nabc\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
      400,
    ],
  ] as const) {
    test(`${what} instead of a form with a file`, async ({ put }) => {
      const answer = await put(body, contentType)
      expect(answer.statusCode).toBe(status)
      expect(answer.json()).toMatchObject({ success: false, error: true })
    })
  }

  test('nobody uploads without being logged in', async ({ app }) => {
    const answer = await app.inject({ method: 'PUT', url: '/api/user/user-avatar', payload: {} })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('what becomes of the old picture', () => {
  test('its file is removed after another one came, and the new one stays', async ({ upload, db, user, removals }) => {
    const bytes = await blue(90, 60).png().toBuffer()
    const first = idIn((await upload({ bytes })).json().avatar)
    expect(await removals()).toEqual([])
    const second = idIn((await upload({ bytes })).json().avatar)
    expect(await removals()).toEqual([first])

    for (const avatarId of [first, second]) await removeAvatarFile({ userId: user.id, avatarId }, { db, storage })
    expect(await storage.sizeOf(avatarKey(first))).toBeUndefined()
    expect(await storage.sizeOf(avatarKey(second))).toBeGreaterThan(0)
  })

  test('a file that became nobody’s is looked for later', async ({ upload, db }) => {
    await upload({ bytes: await blue(90, 60).png().toBuffer() })
    const { rows } = await db.execute(
      sql`select count(*)::int as later from pgboss.job where name = 'remove-avatar' and start_after > now() + interval '59 minutes'`,
    )
    expect(rows).toEqual([{ later: 1 }])
  })
})

describe('taking the picture away', () => {
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

    test(`DELETE ${url} without a picture has nothing to delete`, async ({ remove }) => {
      const answer = await remove(url)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ success: false, error: true, message: 'No Image to delete' })
    })

    test(`DELETE ${url} without being logged in is refused`, async ({ app }) => {
      expect((await app.inject({ method: 'DELETE', url })).statusCode).toBe(401)
    })
  }

  test('the one meant may be named, with or without an origin', async ({ upload, remove }) => {
    const bytes = await blue(90, 60).png().toBuffer()
    for (const origin of ['', 'https://cdn.example']) {
      const { avatar } = (await upload({ bytes })).json()
      const answer = await remove(`/api/user/delete-avatar?img=${encodeURIComponent(origin + avatar)}`)
      expect(answer.statusCode).toBe(200)
    }
  })

  test('another one’s picture, an old one, or any other file is refused', async ({
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
