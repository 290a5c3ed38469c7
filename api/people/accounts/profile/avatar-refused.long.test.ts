import { eq } from 'drizzle-orm'
import { AVATAR_MAX_BYTES } from '#domain/accounts/avatar.ts'
import { users } from '../../../platform/db/schema.ts'
import { expect } from '../../../test/test.ts'
import { blue, test } from './avatar.fixture.ts'
import { givenSession, givenUser } from '../user.fixture.ts'

const wrongType = 'Please select image (JPG, JPEG, PNG or WEBP) file only'

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
  test(`${what} is refused as a profile picture`, async ({ upload, db, user, removals }) => {
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
  test(`a ${kind} without its end is refused as damaged`, async ({ upload }) => {
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
  expect(answer.json()).toMatchObject({ code: 'too_large', message: 'A file can have at most 5 MB.' })
})

test('a body with a much larger declared size is refused', async ({ upload }) => {
  expect((await upload({ bytes: Buffer.alloc(AVATAR_MAX_BYTES + 20_000) })).statusCode).toBe(413)
})

test('a picture of exactly 5 MB is read', async ({ upload }) => {
  const picture = await blue(90, 60).jpeg().toBuffer()
  const answer = await upload({ bytes: Buffer.concat([picture, Buffer.alloc(AVATAR_MAX_BYTES - picture.length)]) })
  expect(answer.statusCode).toBe(200)
})

test('no file, an empty one, two, one in another field or one with a text is refused', async ({ upload, put }) => {
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
  test(`${what} instead of a form with a file is refused`, async ({ put }) => {
    const answer = await put(body, contentType)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ success: false, error: true })
  })
}

test('the thirty-first upload of a user in an hour is refused, while others go on', async ({ app, db, put }) => {
  for (let turn = 0; turn < 30; turn += 1) expect((await put('x', 'image/png')).statusCode).toBe(415)
  const answer = await put('x', 'image/png')
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_000)

  const other = await givenSession(db, (await givenUser(db, { email: 'other@post.example' })).id)
  const request = { method: 'PUT', url: '/api/user/user-avatar', payload: {} } as const
  expect((await app.inject({ ...request, headers: other.headers })).statusCode).toBe(415)
})

test('an upload requires a login', async ({ app }) => {
  const answer = await app.inject({ method: 'PUT', url: '/api/user/user-avatar', payload: {} })
  expect(answer.statusCode).toBe(401)
  expect(answer.headers['cache-control']).toBe('no-store')
})
