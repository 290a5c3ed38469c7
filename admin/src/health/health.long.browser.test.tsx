import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminJob, AdminMail, HealthReport } from '#contract/admin/health.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import JobList from './jobs.tsx'
import MailList from './mails.tsx'
import { HealthTabs } from './health-tabs.tsx'
import HealthPage from './page.tsx'

const AT = '2026-11-26T06:00:00.000Z'

const fine: HealthReport = {
  at: AT,
  problems: [],
  unread: [],
  jobs: [],
  schedule: [
    {
      kind: 'clean-mails',
      cron: '15 20 * * *',
      startedAt: AT,
      durationMs: 350,
      succeededAt: AT,
      error: '',
      nextAt: AT,
      isLate: false,
    },
  ],
  messages: {
    mails: { waiting: 0, failing: 0, failed: 0, lastError: '' },
    sms: { waiting: 0, failed: 0, parts: 3, dailyParts: 1_000, gateway: 'sparrow', isHalted: false },
  },
  wallets: [],
  webhooks: { active: 1, failing: [] },
  database: { bytes: 1_234_000_000, tables: [{ name: 'orders', bytes: 20_000_000 }], version: '15.9', migrations: 36 },
  replicas: [],
  server: { version: '0.1.0', node: '24.1.0', disk: { freeBytes: 5_000_000_000, totalBytes: 10_000_000_000 } },
  backup: { last: null },
}

const parked: AdminJob = {
  id: 'parked.0198f7a2-6f4e-7cc1-a6f5-2d9a5f1b7c11',
  kind: 'send-mail',
  state: 'parked',
  record: { kind: 'mail', id: '1198f7a2-6f4e-7cc1-a6f5-2d9a5f1b7c11' },
  tries: 33,
  createdAt: AT,
  nextTryAt: null,
  error: 'connect ECONNREFUSED',
  mayRetry: true,
  mayDrop: true,
}

test('a shop without trouble says so first', async () => {
  answerApi({ 'GET /api/admin/health': () => ({ status: 200, body: fine }) })
  await openPart(<HealthPage />, 'health', '/health')
  await expect.element(page.getByRole('region', { name: 'Status' }).getByText('Everything works.')).toBeVisible()
  const database = page.getByRole('region', { name: 'Database' })
  await expect.element(database.getByText('1.2 GB')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Clean mails On time .* 350 ms/ })).toBeVisible()
})

test('trouble stands first with its next step, and a part that was not read is named', async () => {
  const problem = {
    part: 'jobs',
    severity: 'danger',
    text: '2 jobs failed at every try and are parked.',
    step: { label: 'See parked jobs', path: '/health/jobs' },
  } as const
  const report: HealthReport = { ...fine, problems: [problem], unread: ['database'], database: null }
  answerApi({ 'GET /api/admin/health': () => ({ status: 200, body: report }) })
  await openPart(<HealthPage />, 'health', '/health')
  const status = page.getByRole('region', { name: 'Status' })
  await expect.element(status.getByText('One thing needs you')).toBeVisible()
  await expect
    .element(status.getByRole('link', { name: 'See parked jobs' }))
    .toHaveAttribute('href', expect.stringContaining('/health/jobs'))
  await expect
    .element(page.getByRole('region', { name: 'Database' }).getByText('Could not be read. This page tries again.'))
    .toBeVisible()
})

test('a parked job is retried by a button, and dropped after a question', async () => {
  const acts: string[] = []
  const act = (name: string) => () => {
    acts.push(name)
    return { status: 200, body: {} }
  }
  answerApi({
    'GET /api/admin/health/jobs': () => ({ status: 200, body: { items: [parked], total: 1, hasMore: false } }),
    [`POST /api/admin/health/jobs/${parked.id}/retry`]: act('retry'),
    [`POST /api/admin/health/jobs/${parked.id}/drop`]: act('drop'),
  })
  await openPart(<JobList />, 'health/jobs', '/health/jobs')
  const row = page.getByRole('row', { name: /Send mail/ })
  await expect.element(row.getByText('connect ECONNREFUSED')).toBeVisible()
  await row.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('The job is tried again')).toBeVisible()
  await row.getByRole('button', { name: 'Drop' }).click()
  await expect.element(page.getByText('The message is never sent. This cannot be undone.')).toBeVisible()
  expect(acts).toEqual(['retry'])
  await page.getByRole('dialog').getByRole('button', { name: 'Drop' }).click()
  await expect.element(page.getByText('The job is gone')).toBeVisible()
  expect(acts).toEqual(['retry', 'drop'])
})

test('a mail is sent again by a button, unless the page says why not', async () => {
  const mail: AdminMail = {
    id: '2198f7a2-6f4e-7cc1-a6f5-2d9a5f1b7c11',
    to: 'asha@mail.example',
    template: 'order-placed',
    state: 'sent',
    createdAt: AT,
    sentAt: AT,
    tries: 1,
    error: '',
    whyNot: '',
  }
  const code = { ...mail, id: `3${mail.id.slice(1)}`, template: 'verify-email', whyNot: 'It has a code.' }
  answerApi({
    'GET /api/admin/health/mails': () => ({ status: 200, body: { items: [mail, code], total: 2, hasMore: false } }),
    [`POST /api/admin/health/mails/${mail.id}/sending`]: () => ({
      status: 409,
      body: { error: true, code: 'conflict', message: 'It was sent again a moment ago. Wait five minutes.' },
    }),
  })
  await openPart(<MailList />, 'health/mails', '/health/mails')
  const withCode = page.getByRole('row', { name: /Verify email/ })
  await expect.element(withCode.getByText('It has a code.')).toBeVisible()
  expect(withCode.getByRole('button').elements()).toEqual([])
  await page
    .getByRole('row', { name: /Order placed/ })
    .getByRole('button', { name: 'Send again' })
    .click()
  await expect.element(page.getByText('It was sent again a moment ago. Wait five minutes.')).toBeVisible()
})

test('the tabs of Health lead to its lists', async () => {
  await openPart(<HealthTabs />, 'health', '/health/jobs')
  const tabs = page.getByRole('tablist', { name: 'Health' })
  await expect.element(tabs.getByRole('tab', { name: 'Jobs', selected: true })).toBeVisible()
  await expect.element(tabs.getByRole('tab', { name: 'Mails' })).toHaveAttribute('href', '/health/mails')
})
