import { buildApp } from '../../app.ts'
import { givenSeller } from '../../sales/invoices/invoices.fixture.ts'
import { expect, test, testOptions } from '../../test/test.ts'

test('the settings say whether the shop has an SMS gateway', async ({ app, db, onTestFinished }) => {
  await givenSeller(db)
  const without = buildApp({ ...testOptions, db, sms: { gateway: undefined, dailyParts: 0 } })
  onTestFinished(() => without.close())
  const said = async (shop: typeof app) => (await shop.inject('/api/settings')).json().data.sendsSms
  expect([await said(app), await said(without)]).toEqual([true, false])
})
