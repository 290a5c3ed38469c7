import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../../test/open-part.tsx'
import StatementLineList from './list.tsx'

const preview = {
  headings: ['Date', 'Particulars', 'Debit', 'Credit'],
  samples: [['2026-11-20', 'SITA RAI', '', '5,000']],
  columns: { date: 'Date', description: 'Particulars' },
  isRemembered: false,
  rows: 3,
}
const file = { id: '1', added: 2, known: 1, wrong: 1, problems: [{ row: 4, problem: 'Has no amount' }] }
const payment = {
  kind: 'payment',
  id: 'p1',
  orderId: 'o1',
  order: 'KA-261120-7F3K9QXM',
  method: 'bank',
  amount: 5_000,
  day: '2026-11-19',
  reference: 'FT1',
}
const line = {
  id: 'l1',
  source: 'bank',
  day: '2026-11-20',
  paisa: 495_000,
  reference: 'FT1',
  description: 'SITA RAI',
  state: 'open',
  matched: [],
  fee: null,
  reason: '',
  decidedBy: null,
  decidedAt: null,
  suggestions: [{ candidates: [payment], reasons: ['reference'], fee: 5_000 }],
}
const other = { ...payment, id: 'p2', order: 'KA-261120-7F3K9QX1', amount: 40 }

/** Answers an upload at once, by its path. */
function answerUploads(answers: Record<string, object>): FormData[] {
  const sent: FormData[] = []
  class Request extends EventTarget {
    upload = new EventTarget()
    status = 200
    responseText = ''
    open(_: string, path: string) {
      this.responseText = JSON.stringify(answers[path])
    }
    setRequestHeader() {}
    send(form: FormData) {
      sent.push(form)
      this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return sent
}

/** Texts of all alerts. */
function told(): string {
  const alerts = page.getByRole('alert').elements()
  return alerts.map(({ textContent }) => textContent).join('\n')
}

/** Opens the list without any lines, and chooses a file. */
async function uploadStatement(): Promise<void> {
  answerApi({
    'GET /api/admin/statement-lines': () => ({ status: 200, body: { items: [], total: 0, hasMore: false } }),
    'GET /api/admin/statement-months': () => ({ status: 200, body: { months: [] } }),
  })
  await openPart(<StatementLineList />, 'statement-lines')
  const input = page.getByLabelText('Upload statement').element() as HTMLInputElement
  const files = new DataTransfer()
  files.items.add(new File(['x'], 'statement.csv'))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a person chooses the columns of a statement, and reads what became of its rows', async () => {
  const sent = answerUploads({ '/api/admin/statement-previews': preview, '/api/admin/statement-files': file })
  await uploadStatement()

  const yes = page.getByRole('button', { name: 'Bring in 3 rows' })
  await expect.element(yes).toBeDisabled()
  await page.getByRole('combobox', { name: 'Credit (money in)' }).click()
  await page.getByRole('option', { name: 'Credit' }).click()
  await yes.click()
  await expect.poll(told).toContain('2 lines added. 1 line skipped, as an earlier file had it.')
  expect(told()).toContain('Row 4: Has no amount')
  expect(JSON.parse(String(sent[1]!.get('columns')))).toEqual({ ...preview.columns, credit: 'Credit' })
})

test('a person matches a suggestion, or chooses payments and sees the fee first', async () => {
  const sent: unknown[] = []
  answerApi({
    'GET /api/admin/statement-lines': () => ({ status: 200, body: { items: [line], total: 1, hasMore: false } }),
    'GET /api/admin/statement-months': () => ({ status: 200, body: { months: [] } }),
    'GET /api/admin/uncovered-payments': () => ({ status: 200, body: { items: [other], total: 1, hasMore: false } }),
    'POST /api/admin/statement-lines/l1/match': ({ body }) => {
      sent.push(body)
      return { status: 200, body: line }
    },
  })
  await openPart(<StatementLineList />, 'statement-lines')
  await expect.element(page.getByText('same reference · fee Nrs. 50')).toBeVisible()
  await page.getByRole('button', { name: 'Match', exact: true }).click()
  await expect.poll(() => sent).toEqual([{ paymentIds: ['p1'], refundIds: [] }])

  await page.getByRole('button', { name: 'Choose' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /^KA-261120-7F3K9QX1/ }).click()
  await expect.element(dialog.getByText('The line has Nrs. 4,910 more than what you chose.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: /^KA-261120-7F3K9QXM/ }).click()
  await expect.element(dialog.getByText('Fee: Nrs. 90')).toBeVisible()
  await dialog.getByRole('button', { name: 'Match 2' }).click()
  await expect.poll(() => sent[1]).toEqual({ paymentIds: ['p2', 'p1'], refundIds: [] })
})

test('turning a tablet keeps an open dialog open', async () => {
  await page.viewport(1180, 820)
  answerApi({
    'GET /api/admin/statement-lines': () => ({ status: 200, body: { items: [line], total: 1, hasMore: false } }),
    'GET /api/admin/statement-months': () => ({ status: 200, body: { months: [] } }),
  })
  await openPart(<StatementLineList />, 'statement-lines')
  await page.getByRole('button', { name: 'Leave out' }).click()
  const reason = page.getByRole('dialog').getByLabelText('Reason')
  await reason.fill('Rent')
  await page.viewport(820, 1180)
  await expect.poll(() => page.getByRole('columnheader', { includeHidden: true }).length).toBe(2)
  await expect.element(reason).toHaveValue('Rent')
})

test('a file without rows cannot be brought in, and the dialog says so', async () => {
  answerUploads({ '/api/admin/statement-previews': { ...preview, samples: [], rows: 0 } })
  await uploadStatement()
  await expect.element(page.getByText('The file has no rows below its headings.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Credit (money in)' }).click()
  await page.getByRole('option', { name: 'Credit' }).click()
  await expect.element(page.getByRole('button', { name: 'Bring in', exact: true })).toBeDisabled()
})
