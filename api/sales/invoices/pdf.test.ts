import { performance } from 'node:perf_hooks'
import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { amountInEnglish, amountInNepali } from '#domain/language/amount-in-words.ts'
import type { InvoiceDocument } from '#domain/invoices/invoice.ts'
import { invoicePaper } from '#domain/invoices/invoice-paper.ts'
import { renderPdf } from './render-pdf.ts'

function documentOf(lines: number, changes: Partial<InvoiceDocument> = {}): InvoiceDocument {
  const [goods, vat] = [lines * 45_000, Math.round((lines * 45_000 * 13) / 113)]
  return {
    kind: 'invoice',
    number: '2083/84-000123',
    day: '2026-11-21',
    bsDay: '2083-08-05',
    credits: null,
    seller: {
      name: 'Kastha',
      nativeName: 'काष्ठ',
      address: 'Jhamsikhel Marg, Lalitpur 44700',
      phone: '+97715550123',
      email: 'namaste@kastha.example',
      vatNumber: '000000000',
    },
    buyer: { name: 'श्री क्षितिज Žofie', address: 'Baidam, Pokhara', phone: '+9779841234567', pan: '' },
    orderNumber: 'KA-261121-7Q2M4XZP',
    payment: 'cod',
    method: 'standard',
    lines: Array.from({ length: lines }, (_, position) => ({
      position,
      hsCode: '9403',
      name: `Bed ${position + 1}`,
      size: '153*200',
      type: null,
      sku: 'RARA',
      brand: 'Kastha',
      quantity: 1,
      rate: 45_000,
      amount: 45_000,
    })),
    sums: { goods, discount: 0, kept: 0, delivery: 0, taxable: goods - vat, vat, total: goods },
    words: { en: amountInEnglish(goods), ne: amountInNepali(goods) },
    ...changes,
  }
}

async function textOf(file: Buffer): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(file), { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

describe('the file', () => {
  test('says in English what the invoice says', async () => {
    const [text] = await textOf(await renderPdf(invoicePaper(documentOf(2), 'en', 1), 'a network'))
    for (const said of [
      'Tax invoice Original',
      'PAN/VAT no.: 000000000',
      '2083/84-000123',
      '5 Mangsir 2083 BS (21 Nov 2026)',
      'KA-261121-7Q2M4XZP',
      'Žofie',
      '1 9403 Bed 1 153*200 · Model RARA · Brand Kastha 1 pc 45,000 45,000',
      'Total 90,000',
      'Rupees ninety thousand only',
      'Page 1/1',
    ]) {
      expect(text).toContain(said)
    }
  })

  test('says it in Nepali with Nepali digits', async () => {
    const [text] = await textOf(await renderPdf(invoicePaper(documentOf(2), 'ne', 3), 'a network'))
    // Words whose letters are drawn in the order in which they are written.
    for (const said of ['कर बीजक', '२०८३/८४-०००१२३', 'काष्ठ', 'नब्बे हजार', 'कुल जम्मा ९०,०००', 'पृष्ठ १/१']) {
      expect(text).toContain(said)
    }
  })

  test('breaks forty lines over pages, each with the table’s head and its number', async () => {
    const pages = await textOf(await renderPdf(invoicePaper(documentOf(40), 'en', 2), 'a network'))
    expect(pages.length).toBeGreaterThan(1)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('HS code Description')
      expect(page).toContain(`2083/84-000123 · Copy of original 1 Page ${index + 1}/${pages.length}`)
    }
    const rows = pages.flatMap((page) => [...page.matchAll(/9403 Bed (\d+) /g)].map(([, row]) => Number(row)))
    expect(rows).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
    expect(pages.at(-1)).toContain('Total 18,00,000')
  })

  test('keeps what is too long for its column on the paper', async () => {
    const long = 'W'.repeat(200)
    const { buyer, lines } = documentOf(1)
    const document = documentOf(1, { buyer: { ...buyer, name: long }, lines: [{ ...lines[0]!, name: long }] })
    const [text] = await textOf(await renderPdf(invoicePaper(document, 'en', 1), 'a network'))
    expect(text!.match(/W/g)).toHaveLength(400)
  })
})

test('requests go on while several are drawn', async () => {
  const before = performance.eventLoopUtilization()
  const files = await Promise.all(
    [1, 2, 3, 4].map((print) => renderPdf(invoicePaper(documentOf(40), 'ne', print), 'a network')),
  )
  expect(files.map((file) => file.subarray(0, 5).toString())).toEqual(Array(4).fill('%PDF-'))
  // Another thread draws: this one was idle most of the time.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
})

test('a network with many invoices keeps no other waiting for all of them', async () => {
  const drawn: string[] = []
  const draw = async (who: string) => {
    await renderPdf(invoicePaper(documentOf(1), 'en', 1), who)
    drawn.push(who)
  }
  const many = Array.from({ length: 8 }, () => draw('198.51.100.7'))
  await Promise.all([...many, draw('203.0.113.9')])
  expect(drawn.indexOf('203.0.113.9')).toBeLessThanOrEqual(2)
})

test('in a full room, a network with many invoices gives way', async () => {
  const many = Promise.allSettled(
    Array.from({ length: 30 }, () => renderPdf(invoicePaper(documentOf(1), 'en', 1), '198.51.100.7')),
  )
  const other = renderPdf(invoicePaper(documentOf(1), 'en', 1), '203.0.113.9')
  expect((await other).subarray(0, 5).toString()).toBe('%PDF-')
  const refused = (await many).filter((one) => one.status === 'rejected')
  expect(refused.map(({ reason }) => reason)).toEqual(
    refused.map(() => expect.objectContaining({ code: 'unavailable' })),
  )
  expect(refused.length).toBeGreaterThan(0)
})
