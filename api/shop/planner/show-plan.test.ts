import type { Plan } from '#domain/planner/plan.ts'
import { bedroom, planOf } from '#domain/planner/sample-plan.fixture.ts'
import { products } from '../../platform/db/schema.ts'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { plannedPiece } from './plans.fixture.ts'
import { showPlanToStaff } from './show-plan.ts'

const guest = { userId: null, email: 'asmita@post.example' }

test('equal pieces are together, with the price of today and what their sender has bought', async ({ db }) => {
  const product = await givenProduct(db, { name: 'Lumbini wardrobe' })
  const one = await plannedPiece(db, 'one', product.id)
  const plan: Plan = planOf({ pieces: [one, { ...one, id: 'two', x: 900 }, bedroom.pieces[1]!] })
  await givenOrder(db, { lines: [{ productId: product.id, quantity: 1 }] })
  const shown = await showPlanToStaff(db, plan, guest)
  expect(shown).toEqual({
    plan,
    pieces: [
      {
        name: 'Lumbini wardrobe',
        width: 1530,
        depth: 650,
        height: 2100,
        quantity: 2,
        product: { id: product.id, price: 10_000, bought: 1 },
      },
      { name: 'dresser', width: 1310, depth: 490, height: 800, quantity: 1, product: null },
    ],
  })
})

test('only orders of the sender count, and no cancelled or returned ones', async ({ db }) => {
  const { id: productId } = await givenProduct(db)
  const [user, other] = [await givenUser(db), await givenUser(db, { email: 'other@post.example' })]
  const plan = planOf({ pieces: [await plannedPiece(db, 'one', productId)] })
  const bought = async (sender: { userId: string | null; email: string }) => {
    const shown = await showPlanToStaff(db, plan, sender)
    return shown!.pieces[0]!.product!.bought
  }
  const lines = [{ productId }]
  await givenOrder(db, { lines, state: 'cancelled' })
  await givenOrder(db, { lines, state: 'returned' })
  await givenOrder(db, { lines, email: 'stranger@post.example' })
  await givenOrder(db, { lines, userId: other.id })
  expect([await bought(guest), await bought({ userId: user.id, email: 'asmita@post.example' })]).toEqual([0, 0])

  await givenOrder(db, { lines: [{ productId, quantity: 2 }] })
  expect(await bought({ userId: null, email: 'ASMITA@post.example' })).toBe(2)
  await givenOrder(db, { lines, userId: user.id, email: 'another@post.example' })
  expect(await bought({ userId: user.id, email: 'asmita@post.example' })).toBe(3)
  expect(await bought({ userId: null, email: '' })).toBe(0)
})

test('a sender without an email address has bought what guests ordered with the phone number', async ({ db }) => {
  const { id: productId } = await givenProduct(db)
  const plan = planOf({ pieces: [await plannedPiece(db, 'one', productId)] })
  const [phone, stranger] = ['+9779841234567', '+9779801234567']
  const bought = async (sender: { userId: string | null; email: string; phone: string }) => {
    const index = phoneIndex(testOptions.secrets.dataKey, sender.phone)
    const shown = await showPlanToStaff(db, plan, { ...sender, phoneIndex: index })
    return shown!.pieces[0]!.product!.bought
  }
  const user = await givenUser(db)
  const lines = [{ productId, quantity: 2 }]
  await givenOrder(db, { lines, email: '', details: { phone } })
  await givenOrder(db, { lines, userId: user.id, details: { phone } })
  expect(await bought({ userId: null, email: '', phone })).toBe(2)
  expect(await bought({ userId: user.id, email: '', phone })).toBe(4)
  expect(await bought({ userId: null, email: '', phone: stranger })).toBe(0)
  // A sender with an email address is known by that alone.
  expect(await bought({ userId: null, email: 'bimal@post.example', phone })).toBe(0)
})

test('products that the shop no longer has have no page and no price', async ({ db }) => {
  const { id } = await givenProduct(db)
  const piece = await plannedPiece(db, 'one', id)
  await db.update(products).set({ published: false })
  const productIn = async (plan: Plan) => (await showPlanToStaff(db, plan, guest))!.pieces[0]!.product
  expect(await productIn(planOf({ pieces: [piece] }))).toEqual({ id, price: null, bought: 0 })
  const words = { ...piece, productId: 'drop-table', variantId: '9'.repeat(40) }
  expect(await productIn(planOf({ pieces: [words] }))).toEqual({ id: null, price: null, bought: 0 })
  await db.delete(products)
  expect(await productIn(planOf({ pieces: [piece] }))).toEqual({ id: null, price: null, bought: 0 })
})
