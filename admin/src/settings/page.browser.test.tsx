import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Settings } from '#contract/admin/settings.ts'
import { happened, openedStream, sabina, stubStreams } from '../live/live.fixture.ts'
import Live from '../live/live.tsx'
import { StaleProof } from '../session/stale-proof-dialog.tsx'
import { answerApi, openPart } from '../test/open-part.tsx'
import SettingsPage from './page.tsx'

const settings = {
  id: 'shop',
  version: '1',
  name: 'Kastha',
  nativeName: 'काष्ठ',
  tagline: 'Furniture in solid timber',
  phone: '+97715550123',
  whatsapp: '+9779800000000',
  viber: '',
  emergencyPhone: '',
  email: 'namaste@kastha.example',
  streetAddress: 'Jhamsikhel Marg',
  city: 'Lalitpur',
  postalCode: '44700',
  mapUrl: 'https://maps.example/kastha',
  hours: [],
  holidays: [],
  social: [],
  legalName: '',
  vatNumber: '',
  registrationNumber: '',
  portalListingNumber: '',
  grievanceName: '',
  grievancePhone: '',
  grievanceEmail: '',
  freeShippingOver: 100_000,
  shippingFee: 1_000,
  expressFee: null,
  lowStockAt: 3,
  bankName: 'Nabil Bank',
  bankAccountName: 'Kastha Pvt. Ltd.',
  bankAccountNumber: '0110 0175 0043 21',
  satisfactionPercent: 98,
  responseHours: 2,
  issuesResolved: 1,
  customersHelped: 1,
  translations: {},
  staffTotpRequired: false,
  hasInvoices: false,
} satisfies Settings

test('another bank account asks for the password, and is saved as it was typed', async () => {
  const sent: object[] = []
  let isProved = false
  answerApi({
    'GET /api/admin/settings/shop': () => ({ status: 200, body: settings }),
    'PUT /api/admin/settings/shop': ({ body }) => {
      sent.push(body as object)
      if (!isProved) return { status: 403, body: { code: 'proof_required', message: 'Enter your password again.' } }
      return { status: 200, body: { ...(body as object), version: '2' } }
    },
    'POST /api/admin/me/proof': () => {
      isProved = true
      return { status: 200, body: {} }
    },
  })
  await openPart(
    <>
      <SettingsPage />
      <StaleProof />
    </>,
    'settings',
  )
  await page.getByLabelText('Account number').fill('9900001 8765')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabelText(/^Your password/).fill('teak and sal wood 27')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ bankAccountNumber: '9900001 8765', version: '1' })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Account number')).toHaveValue('9900001 8765')
})

test('colleagues see each other in the settings, and what one saves appears in the other’s form', async () => {
  stubStreams()
  let saved = settings
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/admin/live/editing/')) return Response.json({ others: [sabina] })
    if (path === '/api/admin/settings/shop') return Response.json(saved)
    throw new TypeError(`No answer is stubbed for ${path}`)
  })
  await openPart(
    <>
      <SettingsPage />
      <Live />
    </>,
    'settings',
  )
  await expect.element(page.getByText('Sabina is editing this.')).toBeVisible()
  const stream = await openedStream()
  saved = { ...settings, version: '2', bankName: 'Himalayan Bank' }
  stream.send('happened', happened({ topic: 'settings', act: 'change', by: sabina }))
  await expect.element(page.getByLabelText('Bank', { exact: true })).toHaveValue('Himalayan Bank')
  await page.getByLabelText('Account number').fill('9900001 8765')
  saved = { ...saved, version: '3', bankName: 'Nabil Bank' }
  stream.send('happened', happened({ topic: 'settings', act: 'change', by: sabina }))
  await expect.element(page.getByText(/^Sabina has saved this record since you opened it/)).toBeVisible()
  await expect.element(page.getByLabelText('Account number')).toHaveValue('9900001 8765')
})
