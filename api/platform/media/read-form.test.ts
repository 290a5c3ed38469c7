import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { expect, test as base } from '../../test/test.ts'
import { z } from 'zod'
import { errorHandler } from '../http/errors.ts'
import { takeTurnsByNetwork } from '../http/network-turns.ts'
import { formOf } from '../../shop/photos/photos.fixture.ts'
import { readForm } from './read-form.ts'
import { withRoom } from './upload-room.ts'

const fields = z.strictObject({
  position: z.string().regex(/^\d$/, 'Is no position').transform(Number),
  note: z.string().default(''),
})
const files = { field: 'photos', least: 1, most: 2, maxBytes: 1024 * 1024 }

const test = base
  .extend('form', () => Fastify())
  .extend('send', async ({ form: app }, { onCleanup }) => {
    app.setErrorHandler(errorHandler)
    takeTurnsByNetwork(app, { isLimited: false, connections: 10 })
    await app.register(multipart)
    app.post('/', async (request) => {
      const read = await withRoom(request, (hold) => readForm(request, { fields, files }, hold))
      return { fields: read.fields, sizes: read.files.map(({ length }) => length) }
    })
    onCleanup(() => app.close())
    return async (...parts: Parameters<typeof formOf>[0]) => {
      return app.inject({ method: 'POST', url: '/', ...(await formOf(parts)) })
    }
  })

const position = { name: 'position', text: '3' }
const photo = (length = 10) => ({ name: 'photos', bytes: Buffer.alloc(length, 1) })

test('texts and files are read in any order, and empty files are ignored', async ({ send }) => {
  const answer = await send(photo(), position, photo(0))
  expect(answer.json()).toEqual({ fields: { position: 3, note: '' }, sizes: [10] })
  const two = await send(position, { name: 'note', text: 'लकडी' }, photo(1024 * 1024), photo(2))
  expect(two.json()).toEqual({ fields: { position: 3, note: 'लकडी' }, sizes: [1024 * 1024, 2] })
})

test.for([
  ['no file', [position], 400, { photos: 'Please add a photo.' }],
  ['only an empty one', [position, photo(0)], 400, { photos: 'Please add a photo.' }],
  ['one too many', [position, photo(), photo(), photo()], 400, { photos: 'Please send at most 2.' }],
  ['one byte too many', [position, photo(1024 * 1024 + 1)], 413, { photos: 'A file can have at most 1 MB.' }],
  ['much more than it may be', [position, photo(4 * 1024 * 1024)], 413, { photos: 'A file can have at most 1 MB.' }],
  ['a file elsewhere', [position, { ...photo(), name: 'note' }], 400, { note: 'Is not expected to be a file' }],
  ['a text for the file', [position, { name: 'photos', text: 'x' }], 400, { photos: 'Is not expected' }],
  ['an unknown text', [photo(), { name: 'role', text: 'owner' }], 400, { role: 'Is not expected' }],
  ['a text twice', [photo(), position, position], 400, { position: 'Is there twice' }],
  ['a wrong text', [photo(), { name: 'position', text: 'x' }], 400, { position: 'Is no position' }],
  ['a missing text', [photo()], 400, { position: expect.any(String) }],
  ['a text that is too long', [photo(), { name: 'note', text: 'x'.repeat(65 * 1024) }], 400, { note: 'Is too long' }],
] as const)('%s is refused with a message', async ([, parts, status, refused], { send }) => {
  const answer = await send(...parts)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ success: false, error: true, fields: refused })
})

test('three texts instead of two, and bodies that are no form, are refused', async ({ send }) => {
  const texts = ['a', 'b', 'c'].map((text) => ({ name: 'note', text }))
  expect((await send(photo(), ...texts)).statusCode).toBe(400)
})
