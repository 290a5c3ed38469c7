import { randomUUID } from 'node:crypto'
import { extractText } from 'unpdf'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { describe } from 'vitest'
import type { ReportPage } from '#contract/admin/reports.ts'
import { CANCELLED } from '#domain/reports/books.ts'
import type { App } from '../../app.ts'
import { payments, waitingPapers } from '../../platform/db/schema.ts'
import { documentsOf, givenInvoiced, givenSeller } from '../../sales/invoices/invoices.fixture.ts'
import { notePrint } from '../../sales/invoices/note-print.ts'
import { promiseRefund } from '../../sales/payments/staff-refunds.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { givenBooks } from './reports.fixture.ts'

async function pageOf(app: App, path: string): Promise<ReportPage> {
  const { call } = await givenStaff(app, 'manager')
  const answer = await call('GET', `/reports/${path}`)
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.any(String)])
  return answer.json()
}

async function fileOf(app: App, path: string) {
  const { call } = await givenStaff(app, 'manager')
  const answer = await call('GET', `/reports/${path}`)
  expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true])
  return answer
}

const cellsOf = ({ items }: ReportPage) => items.map(({ cells }) => cells)
const figureOf = ({ figures }: ReportPage, label: string) => figures.find((one) => one.label === label)?.value

describe('the sales book', () => {
  test('lists the invoices of a fiscal year by number, a cancelled one with zeros', async ({ app, db }) => {
    const { first, standing } = await givenBooks(db)
    const page = await pageOf(app, 'sales-book?year=2083')
    expect(page.columns).toHaveLength(12)
    const [taxable, vat] = [standing.total - standing.vat, standing.vat]
    expect(cellsOf(page)).toEqual([
      ['2083.04.01', '2083/84-000001', 'Shrawan', '', first.total - first.vat, 0, taxable, vat, 0, '', '', ''],
      ['2083.08.05', '2083/84-000002', '=Asmita', '', taxable, 0, taxable, vat, 0, '', '', ''],
      ['2083.08.05', '2083/84-000003', CANCELLED, '', 0, 0, 0, 0, 0, '', '', ''],
      ['2083.08.14', '2083/84-000004', 'Chandra', '', taxable, 0, taxable, vat, 0, '', '', ''],
    ])
    expect(page.items[1]).toMatchObject({ orderId: standing.id, isTotal: false })
    expect(page).toMatchObject({ period: 'Fiscal year 2083/84', pages: 1, left: 0 })
    expect([figureOf(page, 'Invoices'), figureOf(page, 'Cancelled in the same month')]).toEqual([4, 1])
    expect(figureOf(page, 'Taxable value')).toBe(3 * taxable)
  })

  test('of a month has that month alone, page by page', async ({ app, db }) => {
    await givenBooks(db)
    const [first, second] = [
      await pageOf(app, 'sales-book?year=2083&month=8&perPage=2'),
      await pageOf(app, 'sales-book?year=2083&month=8&perPage=2&page=2'),
    ]
    expect([first, second].map((page) => cellsOf(page).map(([, number]) => number))).toEqual([
      ['2083/84-000002', '2083/84-000003'],
      ['2083/84-000004'],
    ])
    expect(first).toMatchObject({ period: 'Fiscal year 2083/84, Mangsir 2083', pages: 2 })
    expect(cellsOf(await pageOf(app, 'sales-book?year=2082&month=3'))).toMatchObject([
      { 0: '2083.03.32', 1: '2082/83-000001' },
    ])
    expect((await pageOf(app, 'sales-book?year=2083&month=12')).items).toEqual([])
  })

  test('with goods has a row for each line, and 15 columns', async ({ app, db }) => {
    const { standing } = await givenBooks(db)
    const page = await pageOf(app, 'sales-book?year=2083&month=8&goods=true')
    expect(page.columns).toHaveLength(15)
    const rows = cellsOf(page).filter(([, number]) => number === '2083/84-000002')
    expect(rows.map((cells) => cells.slice(4, 7))).toEqual([
      ['Rara Bed, 153*200', 1, 'pc'],
      ['Delivery', null, ''],
    ])
    expect(rows.reduce((sum, cells) => sum + Number(cells[10]), 0)).toBe(standing.vat)
  })

  test('as an Excel file has the head of the form, and a total for each month and the year', async ({ app, db }) => {
    const { standing } = await givenBooks(db)
    const taxable = standing.total - standing.vat
    const { rawPayload, headers } = await fileOf(app, 'sales-book/file?year=2083')
    const rows = await readSheet(rawPayload)
    expect(headers['content-disposition']).toMatch(/filename="kastha-sales-book-2083-84-.*\.xlsx"/)
    expect(rows.slice(0, 5).map(([cell]) => cell)).toEqual([
      'बिक्री खाता · Sales book',
      '(नियम २३ को उपनियम (१) को खण्ड (छ) सँग सम्बन्धित)',
      'करदाता दर्ता नं (PAN): 000000000',
      'करदाताको नाम (Name): Kastha · काष्ठ',
      'साल, कर अवधि (Period): Fiscal year 2083/84',
    ])
    const at = rows.findIndex(([cell]) => cell === 'मिति')
    expect(rows[at - 1]).toMatchObject({ 0: 'बीजक', 6: 'करयोग्य बिक्री', 8: 'निकासी' })
    expect(rows[at + 1]?.[0]).toBe('Date')
    const totals = rows.filter(([, , name]) => String(name).startsWith('जम्मा'))
    expect(totals.map((cells) => [cells[2], cells[4], cells[7]])).toEqual([
      ['जम्मा (Total), Shrawan 2083', taxable, standing.vat],
      ['जम्मा (Total), Mangsir 2083', 2 * taxable, 2 * standing.vat],
      ['जम्मा (Total), 2083/84', 3 * taxable, 3 * standing.vat],
    ])
    expect(rows.flat()).toContain('=Asmita')
  })

  test('as CSV has its rows alone, and no formula', async ({ app, db }) => {
    await givenBooks(db)
    const { body } = await fileOf(app, 'sales-book/file?year=2083&format=csv')
    const [head, ...rows] = parse(body, { bom: true }) as string[][]
    expect(head?.slice(0, 3)).toEqual(['Date', 'Invoice number', 'Buyer’s name'])
    expect(rows.map((cells) => cells[2])).toEqual(['Shrawan', "'=Asmita", CANCELLED, 'Chandra'])
  })

  test('as PDF says the same, on pages with a number', async ({ app, db }) => {
    const { standing } = await givenBooks(db)
    const { rawPayload, headers } = await fileOf(app, 'sales-book/file?year=2083&month=8&format=pdf')
    expect(headers['content-type']).toBe('application/pdf')
    const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true })
    const words = text.replaceAll(/\s+/g, ' ')
    for (const said of [
      'Sales book',
      'PAN): 000000000',
      '2083/84-000002',
      '2083.08.05',
      'Chandra',
      '(Cancelled)',
      new Intl.NumberFormat('en-IN').format(2 * (standing.total - standing.vat)),
      'Page 1/1',
    ]) {
      expect(words).toContain(said)
    }
  })

  test('says how many papers have no number yet', async ({ app, db }) => {
    const { standing } = await givenBooks(db)
    await db
      .insert(waitingPapers)
      .values({ orderId: standing.id, kind: 'credit-note', cause: 'return', credit: { rest: true } })
    const { notes } = await pageOf(app, 'sales-book?year=2083')
    expect(notes.join(' ')).toContain('1 invoice or credit note has no number yet')
  })
})

test('the sales return book names the invoice and the reason, and counts in the month of the credit note', async ({
  app,
  db,
}) => {
  const { returned } = await givenBooks(db)
  const page = await pageOf(app, 'sales-returns?year=2083')
  const reason = 'The order was cancelled'
  const taxable = returned.total - returned.vat
  expect(cellsOf(page)).toEqual([
    ['2083.08.16', '2083/84-000001', CANCELLED, '', 0, 0, 0, 0, '2083/84-000003', '2083.08.05', reason],
    [
      '2083.09.05',
      '2083/84-000002',
      'Chandra',
      '',
      taxable,
      0,
      taxable,
      returned.vat,
      '2083/84-000004',
      '2083.08.14',
      reason,
    ],
  ])
})

describe('the VAT summary', () => {
  test('subtracts a return in the month of its credit note, and counts cancelled invoices', async ({ app, db }) => {
    const { standing } = await givenBooks(db)
    const [taxable, vat] = [standing.total - standing.vat, standing.vat]
    const rows = cellsOf(await pageOf(app, 'vat-summary?year=2083'))
    expect(rows.filter((cells) => cells[5] !== 0 || cells[7] !== 0)).toEqual([
      ['Shrawan 2083', taxable, vat, 0, 0, 1, 0, 0, taxable, vat, 0, 0],
      ['Mangsir 2083', 2 * taxable, 2 * vat, 0, 0, 3, 1, 1, 2 * taxable, 2 * vat, 0, 0],
      ['Poush 2083', -taxable, -vat, 0, 0, 0, 0, 1, 0, 0, taxable, vat],
      ['Total, 2083/84', 2 * taxable, 2 * vat, 0, 0, 4, 1, 2, 3 * taxable, 3 * vat, taxable, vat],
    ])
    const before = cellsOf(await pageOf(app, 'vat-summary?year=2082'))
    expect(before.filter((cells) => cells[5] !== 0).map(([month]) => month)).toEqual(['Ashadh 2083', 'Total, 2082/83'])
  })

  test('has the same total in Gregorian months', async ({ app, db }) => {
    await givenBooks(db)
    const [bs, ad] = [
      await pageOf(app, 'vat-summary?year=2083'),
      await pageOf(app, 'vat-summary?year=2083&calendar=ad'),
    ]
    expect(cellsOf(ad).at(-1)).toEqual(cellsOf(bs).at(-1))
    expect(
      cellsOf(ad)
        .filter((cells) => cells[5] !== 0 || cells[7] !== 0)
        .map(([month]) => month),
    ).toEqual(['Jul 2026, 17 to 31', 'Nov 2026', 'Dec 2026', 'Total, 2083/84'])
  })
})

test('a price that staff reduce is in the returns without pieces, which stay with the buyer', async ({ app, db }) => {
  await givenSeller(db)
  const now = new Date('2026-11-21T06:00:00Z')
  const { id } = await givenInvoiced(db, { payment: 'bank', lines: [{ quantity: 2 }] }, now)
  const staff = await givenStaff(app)
  const shop = { db, secrets: testOptions.secrets }
  await promiseRefund(shop, id, { id: randomUUID(), amount: 1_130, by: { id: staff.id }, now })
  const page = await pageOf(app, 'sales-returns?year=2083&goods=true')
  expect(cellsOf(page).map((cells) => cells.slice(4, 11))).toEqual([
    ['Reduction of the price', null, '', 1_000, 0, 1_000, 130],
  ])
})

test('the register says who entered and printed each invoice, and whether it is active', async ({ app, db }) => {
  const { standing, cancelled } = await givenBooks(db)
  const [invoice] = await documentsOf(db, standing.id)
  await notePrint(db, invoice!.id, { actor: 'shopper', id: null })
  await notePrint(db, invoice!.id, { actor: 'staff', id: null })
  const page = await pageOf(app, 'invoice-register?year=2083&month=8')
  const rowOf = (orderId: string) => {
    const { cells } = page.items.find((one) => one.orderId === orderId)!
    return Object.fromEntries(page.columns.map(({ title }, at) => [title, cells[at]]))
  }
  const taxable = standing.total - standing.vat
  expect(rowOf(standing.id)).toEqual({
    Fiscal_Year: '2083/84',
    Bill_No: '2083/84-000002',
    Customer_Name: '=Asmita',
    Customer_PAN: '',
    Bill_Date: '2083.08.05',
    Amount: taxable,
    Discount: 0,
    Taxable_Amount: taxable,
    Tax_Amount: standing.vat,
    Total_Amount: standing.total,
    Sync_with_IRD: 'No',
    Is_Bill_Printed: 'Yes',
    Is_Bill_Active: 'Yes',
    Printed_Time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    Entered_By: 'Staff',
    Printed_By: 'Shopper',
    Is_Realtime: 'No',
    Payment_Method: 'Cash',
    VAT_Refund_Amount: 0,
    Transaction_Id: '',
  })
  expect(rowOf(cancelled.id)).toMatchObject({
    Is_Bill_Active: 'No',
    Is_Bill_Printed: 'No',
    Total_Amount: cancelled.total,
  })
})

test('the register as a file says what its page says, with names and the references in order of payment', async ({
  app,
  db,
}) => {
  const { standing, cancelled } = await givenBooks(db)
  const [invoice] = await documentsOf(db, standing.id)
  const person = await givenStaff(app)
  await notePrint(db, invoice!.id, { actor: 'staff', id: person.id })
  const payment = { orderId: standing.id, method: 'bank', purpose: 'full', amount: 100 } as const
  const paid = (reference: string, day: string) => ({ ...payment, reference, receivedAt: new Date(day) })
  await db
    .insert(payments)
    .values([paid('T-2', '2026-11-22'), paid('T-1', '2026-11-21'), { ...payment, method: 'cod' }])
  const shown = cellsOf(await pageOf(app, 'invoice-register?year=2083'))
  const { body } = await fileOf(app, 'invoice-register/file?year=2083&format=csv')
  const [head, ...rows] = parse(body, { bom: true }) as string[][]
  const at = (title: string) => head!.indexOf(title)
  expect(rows.map((cells) => cells.map((cell) => cell.replace("'=", '=')))).toEqual(
    shown.map((cells) => cells.map(String)),
  )
  expect(rows[1]![at('Printed_By')]).toBe(person.name)
  expect(rows[1]![at('Transaction_Id')]).toBe('T-1, T-2')
  expect(rows.map((cells) => cells[at('Is_Bill_Active')])).toEqual(['Yes', 'Yes', 'No', 'Yes'])
  expect(rows[2]![at('Total_Amount')]).toBe(String(cancelled.total))
})
