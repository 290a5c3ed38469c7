import { shopSettings } from '../db/schema.ts'
import { expect, test } from '../../test/test.ts'
import { givenShop } from './outbox.fixture.ts'
import { readMailShop } from './mail-queries.ts'

test('Nepali mails use the shop’s Nepali name, or else its only name', async ({ db }) => {
  await givenShop(db)
  const nameIn = async (language: 'en' | 'ne') => (await readMailShop(db, 'https://kastha.example', language))!.name
  expect([await nameIn('en'), await nameIn('ne')]).toEqual(['Kastha', 'काष्ठ'])
  await db.update(shopSettings).set({ nativeName: '' })
  expect(await nameIn('ne')).toBe('Kastha')
})
