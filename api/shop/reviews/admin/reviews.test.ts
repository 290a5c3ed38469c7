import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect } from '../../../test/test.ts'
import { test } from '../reviews.fixture.ts'

test('staff find a review by its words, answer it and delete the answer', async ({ app, buyer }) => {
  const { data } = (await buyer.write({ comment: 'The drawer squeaks 100%' })).json()
  const manager = await givenStaff(app, 'manager')
  const found = await manager.call('GET', `/reviews?q=${encodeURIComponent('squeaks 100%')}&isAnswered=false`)
  expect(found.json()).toMatchObject({ total: 1, items: [{ comment: 'The drawer squeaks 100%', answer: '' }] })
  expect((await manager.call('GET', '/reviews?q=100_')).json().total).toBe(0)

  const { id } = found.json().items[0]
  const answered = await manager.call('PUT', `/reviews/${id}/answer`, { answer: ' Candle wax helps. ' })
  expect(answered.json()).toMatchObject({ answer: 'Candle wax helps.', answeredBy: manager.name })
  const taken = await manager.call('PUT', `/reviews/${id}/answer`, { answer: '' })
  expect(taken.json()).toMatchObject({ answer: '', answeredAt: null, answeredBy: null })
  expect(data).toBeDefined()
})

test('only staff find a hidden review, with the name of the person who hid it', async ({ app, buyer, product }) => {
  await buyer.write()
  const manager = await givenStaff(app, 'manager')
  const [{ id }] = (await manager.call('GET', `/reviews?productId=${product.id}`)).json().items
  const hidden = await manager.call('PUT', `/reviews/${id}/hidden`, { hidden: true })
  expect(hidden.json()).toMatchObject({ hidden: true, hiddenBy: manager.name })
  const shown = await app.inject(`/api/product/${product.id}/reviews`)
  expect(shown.json().total).toBe(0)
  expect((await manager.call('GET', '/reviews?hidden=true')).json().total).toBe(1)
})

test('an unknown review is a 404, and invalid filters are named', async ({ app }) => {
  const manager = await givenStaff(app, 'manager')
  expect((await manager.call('PUT', '/reviews/999999999/hidden', { hidden: true })).statusCode).toBe(404)
  const wrong = await manager.call('GET', '/reviews?rating=6&sort=colour&ids=a,2')
  expect(Object.keys(wrong.json().fields)).toEqual(expect.arrayContaining(['rating', 'sort']))
  expect((await manager.call('GET', '/reviews?ids=a,99999999999')).json()).toEqual({ items: [], total: 0 })
})
