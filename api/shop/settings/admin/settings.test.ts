import { eq, sql } from 'drizzle-orm'
import { demoSettings } from '../../../../seed/settings.ts'
import { shopSettings, staff, staffSessions } from '../../../platform/db/schema.ts'
import { readOutbox } from '../../../people/accounts/accounts.fixture.ts'
import { givenInvoiced } from '../../../sales/invoices/invoices.fixture.ts'
import { givenStaff, STAFF_PASSWORD } from '../../../office/staff/staff.fixture.ts'
import { expect, test as base } from '../../../test/test.ts'

const test = base.extend('shop', { auto: true }, ({ db }) => db.insert(shopSettings).values(demoSettings))

test('the demo settings can be saved unchanged', async ({ app }) => {
  const { call } = await givenStaff(app, 'owner')
  const settings = (await call('GET', '/settings/shop')).json()
  expect(settings).toMatchObject({ id: 'shop', name: 'Kastha', hasInvoices: false })
  const saved = await call('PUT', '/settings/shop', settings)
  expect([saved.statusCode, saved.json()]).toEqual([200, settings])
})

test('changed settings are public; phone numbers are stored as dialed', async ({ app }) => {
  const { call } = await givenStaff(app, 'owner')
  const settings = (await call('GET', '/settings/shop')).json()
  const holidays = [
    { day: '2099-10-01', name: 'Dashain', translations: { ne: { name: 'दशैं' } } },
    { day: '2099-01-01', name: 'New Year' },
  ]
  const changed = {
    phone: '०१-५५५०१९९',
    emergencyPhone: null,
    vatNumber: '123456789',
    freeShippingOver: 90_000,
    holidays,
  }
  await call('PUT', '/settings/shop', { ...settings, ...changed })
  const { data } = (await app.inject('/api/settings')).json()
  expect(data).toMatchObject({ phone: '+97715550199', vatNumber: '123456789', freeShippingOver: 90_000 })
  const support = (await app.inject('/api/help/support?lang=ne')).json().data
  expect(support).toMatchObject({ emergencyPhone: '', holidays: [{ name: 'New Year' }, { name: 'दशैं' }] })
})

test('an invalid setting is refused, naming the field', async ({ app }) => {
  const { call } = await givenStaff(app, 'owner')
  const settings = (await call('GET', '/settings/shop')).json()
  const link = { network: 'facebook', url: 'https://a.example' }
  const holiday = { day: '2099-01-01', name: 'x' }
  const wrongs: [object, string][] = [
    [{ name: '' }, 'name'],
    [{ phone: '555' }, 'phone'],
    [{ email: 'kastha' }, 'email'],
    [{ grievanceEmail: 'x' }, 'grievanceEmail'],
    [{ grievancePhone: 'x' }, 'grievancePhone'],
    [{ postalCode: '4470' }, 'postalCode'],
    [{ vatNumber: '12345678' }, 'vatNumber'],
    [{ mapUrl: 'maps' }, 'mapUrl'],
    [{ social: [{ network: 'facebook', url: 'javascript:x' }] }, 'social.0.url'],
    [{ social: [link, link] }, 'social'],
    [{ holidays: [holiday, holiday] }, 'holidays'],
    [{ holidays: [{ day: '2099-02-30', name: 'x' }] }, 'holidays.0.day'],
    [{ shippingFee: -1 }, 'shippingFee'],
    [{ expressFee: -1 }, 'expressFee'],
    [{ lowStockAt: 1.5 }, 'lowStockAt'],
    [{ satisfactionPercent: 101 }, 'satisfactionPercent'],
    [{ translations: { ne: { phone: 'x' } } }, 'translations.ne.phone'],
  ]
  for (const [values, field] of wrongs) {
    const answer = await call('PUT', '/settings/shop', { ...settings, ...values })
    expect([field, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([field, 400, [field]])
  }
})

test('saving the settings leaves the staff’s second factor unchanged', async ({ app }) => {
  const { call } = await givenStaff(app, 'owner')
  const settings = (await call('GET', '/settings/shop')).json()
  const saved = await call('PUT', '/settings/shop', { ...settings, staffTotpRequired: true, name: 'Kastha Two' })
  expect(saved.json()).toMatchObject({ name: 'Kastha Two', staffTotpRequired: false })
})

test('settings printed on invoices cannot be blanked once an invoice exists', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'owner')
  const before = (await call('GET', '/settings/shop')).json()
  const blank = (await call('PUT', '/settings/shop', { ...before, vatNumber: '', legalName: '' })).json()
  expect(blank).toMatchObject({ vatNumber: '', legalName: '' })
  await call('PUT', '/settings/shop', { ...blank, vatNumber: '123456789', legalName: 'Kastha Pvt. Ltd.' })
  await givenInvoiced(db)
  const after = (await call('GET', '/settings/shop')).json()
  const refused = await call('PUT', '/settings/shop', { ...after, vatNumber: '', legalName: null })
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['vatNumber', 'legalName']])
})

const contact = { phone: '+97715550199', email: 'hello@kastha.example' }
const account = { bankName: 'Nabil Bank', bankAccountName: 'Kastha Pvt. Ltd.', bankAccountNumber: '0110 0175 0043 21' }

const guarded = { ...account, ...contact }

test.for(Object.keys(guarded) as (keyof typeof guarded)[])(
  'a changed %s asks for the password when it was given long ago, and other settings do not',
  async (field, { app, db }) => {
    const { call } = await givenStaff(app, 'owner')
    await db.update(staffSessions).set({ provedAt: sql`now() - interval '16 minutes'` })
    const settings = (await call('GET', '/settings/shop')).json()
    const other = await call('PUT', '/settings/shop', { ...settings, name: 'Kastha Two' })
    expect([other.statusCode, other.json().name]).toEqual([200, 'Kastha Two'])

    const changed = { ...other.json(), [field]: guarded[field] }
    const refused = await call('PUT', '/settings/shop', changed)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof_required'])
    expect((await call('GET', '/settings/shop')).json()).toEqual(other.json())
    expect(await readOutbox(db)).toEqual([])

    await call('POST', '/me/proof', { password: STAFF_PASSWORD })
    const saved = await call('PUT', '/settings/shop', changed)
    expect([saved.statusCode, saved.json()[field]]).toEqual([200, guarded[field]])
  },
)

test('each owner gets a mail about a changed bank account, with the last digits alone', async ({ app, db }) => {
  const [owner, second] = [await givenStaff(app, 'owner'), await givenStaff(app, 'owner')]
  const left = await givenStaff(app, 'owner')
  await db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, left.id))
  await givenStaff(app, 'manager')
  const settings = (await owner.call('GET', '/settings/shop')).json()
  const saved = await owner.call('PUT', '/settings/shop', { ...settings, bankAccountNumber: '0110 0175 0043 21' })
  await owner.call('PUT', '/settings/shop', { ...saved.json(), bankAccountNumber: '9900001 8765' })
  const mails = await readOutbox(db)
  const last = { news: 'bank-changed', bank: { before: '4321', after: '8765' } }
  expect(mails).toHaveLength(4)
  expect(mails.slice(2).map(({ to }) => to)).toEqual(expect.arrayContaining([owner.email, second.email]))
  expect(mails.slice(2)).toMatchObject([
    { template: 'staff-news', data: last },
    { template: 'staff-news', data: last },
  ])
  expect(JSON.stringify(mails)).not.toContain('9900001')
})

test('each owner gets a mail about another phone number or email address of the shop', async ({ app, db }) => {
  const [owner, second] = [await givenStaff(app, 'owner'), await givenStaff(app, 'owner')]
  await givenStaff(app, 'manager')
  const settings = (await owner.call('GET', '/settings/shop')).json()
  const saved = await owner.call('PUT', '/settings/shop', { ...settings, phone: contact.phone })
  const mails = await readOutbox(db)
  expect(mails.map(({ to }) => to).toSorted()).toEqual([owner.email, second.email].toSorted())
  const { phone, email } = settings
  const said = { before: { phone, email }, after: { phone: contact.phone, email } }
  expect(mails[0]).toMatchObject({ template: 'staff-news', data: { news: 'contact-changed', contact: said } })
  const renamed = await owner.call('PUT', '/settings/shop', { ...saved.json(), name: 'Kastha Two' })
  expect(await readOutbox(db)).toHaveLength(2)
  await owner.call('PUT', '/settings/shop', { ...renamed.json(), email: contact.email })
  expect((await readOutbox(db)).at(-1)).toMatchObject({ data: { contact: { after: contact } } })
})
