import { buffer } from 'node:stream/consumers'
import { defined } from '#domain/defined.ts'
import { devanagariDigits } from '#domain/text.ts'
import { DESCRIPTION_COLUMN, type InvoicePaper, type PaperRow } from '#domain/invoices/invoice-paper.ts'
import { sum } from '#domain/sum.ts'
import { readFonts } from './pdf-fonts.ts'
import { typesetter, type TextStyle, type Typesetter } from './pdf-text.ts'

// A4, in points.
const PAGE = { width: 595.28, height: 841.89 }
const MARGIN = 42
const WIDTH = PAGE.width - 2 * MARGIN
const FOOT = 40
const BOTTOM = PAGE.height - MARGIN - FOOT
const GAP = 14
/** Widths of the columns in domain/invoices/invoice-paper.ts; the description takes the rest. */
const COLUMNS = [30, 46, 0, 42, 34, 68, 76]
const CELL = { x: 4, y: 3 }
const SUMS_WIDTH = 230

const SOFT = '#6a645b'
const LINE = '#d9d2c6'
const HEAD = '#f3eee6'
const title: TextStyle = { size: 17, weight: 'bold' }
const strong: TextStyle = { size: 9.5, weight: 'bold' }
const plain: TextStyle = { size: 9 }
const small: TextStyle = { size: 8, colour: SOFT }

const fonts = { read: undefined as ReturnType<typeof readFonts> | undefined }

/** Draws an invoice as a PDF file. It takes some tenths of a second, so call it only in its thread (pdf-thread.ts). */
export async function drawPdf(paper: InvoicePaper): Promise<Buffer> {
  const [{ default: PdfDocument }, files] = await Promise.all([import('pdfkit'), (fonts.read ??= readFonts())])
  const doc = new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    font: '',
    lang: paper.language,
    info: { Title: `${paper.title} ${paper.facts[0]!.value}`, Author: paper.seller.name },
  })
  const file = buffer(doc)
  for (const [name, font] of files) doc.registerFont(name, font)
  const text = typesetter(doc)
  const sheet = { doc, text, paper }
  let y = drawHead(sheet)
  y = drawTable(sheet, y)
  drawSums(sheet, y)
  drawFeet(sheet)
  doc.end()
  return file
}

type Sheet = { doc: PDFKit.PDFDocument; text: Typesetter; paper: InvoicePaper }

/** @returns where the next part begins, like the other functions that draw */
function drawHead({ doc, text, paper }: Sheet): number {
  const half = WIDTH / 2 - GAP
  const right = { x: MARGIN + half + 2 * GAP, width: half, isRight: true }
  let left = text.put(paper.seller.name, { x: MARGIN, y: MARGIN, width: half }, title)
  for (const line of paper.seller.lines) left = text.put(line, { x: MARGIN, y: left, width: half }, plain)
  let below = text.put(paper.title, { ...right, y: MARGIN }, title)
  below = text.put(paper.mark, { ...right, y: below }, strong)
  const y = rule(doc, Math.max(left, below) + GAP)
  const buyer = text.put(paper.buyerTitle, { x: MARGIN, y, width: half }, strong)
  const leftEnd = drawFacts(text, paper.buyer, { x: MARGIN, y: buyer, width: half })
  return Math.max(leftEnd, drawFacts(text, paper.facts, { x: right.x, y, width: half })) + GAP
}

const LABEL_SHARE = 0.34

function drawFacts(
  text: Typesetter,
  facts: InvoicePaper['facts'],
  { x, y, width }: { x: number; y: number; width: number },
): number {
  const label = width * LABEL_SHARE
  return facts.reduce((at, fact) => {
    const labelEnd = text.put(fact.label, { x, y: at, width: label - 6 }, { ...plain, colour: SOFT })
    const value = fact.value === '' ? '_'.repeat(24) : fact.value
    return Math.max(labelEnd, text.put(value, { x: x + label, y: at, width: width - label }, plain)) + 1
  }, y)
}

function drawTable(sheet: Sheet, top: number): number {
  const { doc, paper } = sheet
  let y = drawTableHead(sheet, top)
  for (const row of paper.rows) {
    const height = rowHeight(sheet, row)
    if (y + height > BOTTOM) {
      doc.addPage()
      y = drawTableHead(sheet, MARGIN)
    }
    drawRow(sheet, row, y)
    y = rule(doc, y + height, 0)
  }
  return y + GAP
}

/** Returns where each column begins, and how wide it is, in points. */
function columnPlaces(): (index: number) => { x: number; width: number } {
  const others = sum(COLUMNS)
  let x = MARGIN
  const places = COLUMNS.map((fixed) => {
    const width = fixed === 0 ? WIDTH - others : fixed
    x += width
    return { x: x - width + CELL.x, width: width - 2 * CELL.x }
  })
  return (index) => defined(places[index], `column ${index}`)
}

function drawTableHead({ doc, text, paper }: Sheet, y: number): number {
  const placeOf = columnPlaces()
  const height = text.lineHeight(small) + 2 * CELL.y
  doc.rect(MARGIN, y, WIDTH, height).fill(HEAD)
  for (const [index, { title: name, isNumber }] of paper.columns.entries()) {
    text.put(name, { ...placeOf(index), y: y + CELL.y, isRight: isNumber }, { ...small, weight: 'bold' })
  }
  return y + height
}

function rowHeight({ text }: Sheet, { cells, detail }: PaperRow): number {
  const { width } = columnPlaces()(DESCRIPTION_COLUMN)
  const name = text.heightOf(cells[DESCRIPTION_COLUMN] ?? '', width, plain)
  return name + text.heightOf(detail, width, small) + 2 * CELL.y
}

function drawRow({ text, paper }: Sheet, { cells, detail }: PaperRow, top: number): void {
  const placeOf = columnPlaces()
  const y = top + CELL.y
  for (const [index, cell] of cells.entries()) {
    const below = text.put(cell, { ...placeOf(index), y, isRight: Boolean(paper.columns[index]?.isNumber) }, plain)
    if (index === DESCRIPTION_COLUMN) text.put(detail, { ...placeOf(index), y: below }, small)
  }
}

/** Draws the sums together on one page, with the words beside the figures. */
function drawSums({ doc, text, paper }: Sheet, top: number): void {
  const height = (paper.sums.length + 1) * text.lineHeight(strong) + 2 * GAP
  if (top + height > BOTTOM) doc.addPage()
  const y = top + height > BOTTOM ? MARGIN : top
  const x = MARGIN + WIDTH - SUMS_WIDTH
  const wordsWidth = WIDTH - SUMS_WIDTH - 2 * GAP
  let left = text.put(paper.words.label, { x: MARGIN, y, width: wordsWidth }, { ...plain, colour: SOFT })
  left = text.put(paper.words.value, { x: MARGIN, y: left, width: wordsWidth }, strong)
  for (const note of paper.notes) left = text.put(note, { x: MARGIN, y: left + 4, width: wordsWidth }, small)
  paper.sums.reduce((at, { label, value, isFirst, isTotal }) => {
    const from = isFirst ? rule(doc, at + 2, 4, x) : at
    const style = isTotal ? { ...strong, size: 11 } : plain
    text.put(label, { x, y: from, width: SUMS_WIDTH / 2 }, style)
    return text.put(value, { x: x + SUMS_WIDTH / 2, y: from, width: SUMS_WIDTH / 2 - CELL.x, isRight: true }, style)
  }, y)
}

/** Draws the feet of all pages, once their number is known. */
function drawFeet({ doc, text, paper }: Sheet): void {
  const { count } = doc.bufferedPageRange()
  const digits = paper.language === 'ne' ? devanagariDigits : (figures: string) => figures
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    const y = rule(doc, PAGE.height - MARGIN - FOOT / 2)
    const half = WIDTH / 2
    text.put(`${paper.facts[0]!.value} · ${paper.mark}`, { x: MARGIN, y: y - 8, width: half }, small)
    text.put(
      `${paper.page} ${digits(`${page + 1}/${count}`)}`,
      { x: MARGIN + half, y: y - 8, width: half, isRight: true },
      small,
    )
  }
}

function rule(doc: PDFKit.PDFDocument, y: number, gap = GAP, x = MARGIN): number {
  doc
    .moveTo(x, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
  return y + gap
}
