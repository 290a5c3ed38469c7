import { eq } from 'drizzle-orm'
import { givenCheckoutShop } from '../../checkout/checkout.fixture.ts'
import { blankPlan } from './plans.fixture.ts'
import { auditLog, instalmentPlans } from '../../../platform/db/schema.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test } from '../../../test/test.ts'

test('an owner adds a plan, which shoppers see in their language until it is switched off', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const { call } = await givenStaff(app, 'owner')
  const translations = { ne: { bank: 'हिमचुली बैंक' } }
  const added = await call('POST', '/instalment-plans', { ...blankPlan, phone: '01-5550177', translations })
  expect([added.statusCode, added.json()]).toMatchObject([201, { bank: 'Himchuli Bank', phone: '+97715550177' }])
  const plan = added.json()

  const shown = async (language: string) => (await app.inject(`/api/instalment-plans?lang=${language}`)).json().data
  expect(await shown('en')).toMatchObject([{ bank: 'Himchuli Bank', months: 12, annualRatePercent: 8, from: null }])
  expect(await shown('ne')).toMatchObject([{ bank: 'हिमचुली बैंक' }])
  expect(JSON.stringify(await shown('en'))).not.toContain('isActive')

  const off = await call('PUT', `/instalment-plans/${plan.id}`, { ...plan, isActive: false })
  expect(off.statusCode).toBe(200)
  expect(await shown('en')).toEqual([])
  const stale = await call('PUT', `/instalment-plans/${plan.id}`, { ...plan, months: 6 })
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale'])
  const logged = await db.select().from(auditLog).where(eq(auditLog.tableName, 'instalment_plans'))
  expect(logged).toHaveLength(2)
  expect((await call('DELETE', `/instalment-plans/${plan.id}`)).statusCode).toBe(204)
})

test('a manager reads plans but does not change them; support does neither', async ({ app }) => {
  const manager = await givenStaff(app, 'manager')
  const support = await givenStaff(app, 'support')
  expect((await manager.call('GET', '/instalment-plans')).statusCode).toBe(200)
  expect((await manager.call('POST', '/instalment-plans', blankPlan)).statusCode).toBe(403)
  expect((await support.call('GET', '/instalment-plans')).statusCode).toBe(403)
})

test('a wrong plan is refused, naming the field', async ({ app }) => {
  const { call } = await givenStaff(app, 'owner')
  const wrongs: [object, string][] = [
    [{ bank: ' ' }, 'bank'],
    [{ kind: 'loan' }, 'kind'],
    [{ phone: '12345' }, 'phone'],
    [{ months: 1 }, 'months'],
    [{ months: 1e308 }, 'months'],
    [{ annualRatePercent: -1 }, 'annualRatePercent'],
    [{ annualRatePercent: 8.125 }, 'annualRatePercent'],
    [{ feePercent: 1e308 }, 'feePercent'],
    [{ downPaymentPercent: 91 }, 'downPaymentPercent'],
    [{ minimum: 0.5 }, 'minimum'],
    [{ minimum: 20_000, maximum: 10_000 }, 'maximum'],
    [{ startsOn: '2026-12-01', endsOn: '2026-11-30' }, 'endsOn'],
    [{ endsOn: '2026-02-30' }, 'endsOn'],
    [{ termsSeenOn: '2999-01-01' }, 'termsSeenOn'],
    [{ categoryIds: [999_999] }, 'categoryIds'],
    [{ productIds: [999_999] }, 'productIds'],
  ]
  for (const [values, field] of wrongs) {
    const answer = await call('POST', '/instalment-plans', { ...blankPlan, ...values })
    expect([field, answer.statusCode, Object.keys(answer.json().fields)[0]]).toEqual([field, 400, field])
  }
})

test('shoppers see no plan that has ended, and one that is still to come', async ({ app, db }) => {
  await givenCheckoutShop(db)
  await db.insert(instalmentPlans).values([
    { ...blankPlan, bank: 'Ended', endsOn: '2020-01-01' },
    { ...blankPlan, bank: 'To come', startsOn: '2999-01-01' },
  ])
  const { data } = (await app.inject('/api/instalment-plans')).json()
  expect(data.map(({ bank }: { bank: string }) => bank)).toEqual(['To come'])
})
