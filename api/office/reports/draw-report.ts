import { buffer } from 'node:stream/consumers'
import { sumOf } from '#domain/sum.ts'
import { readFonts } from '../../sales/invoices/pdf-fonts.ts'
import { typesetter, type TextStyle, type Typesetter } from '../../sales/invoices/pdf-text.ts'
import type { ReportSheet } from './render-report.ts'

// A4 on its side, in points.
const PAGE = { width: 841.89, height: 595.28 }
const MARGIN = 28
const WIDTH = PAGE.width - 2 * MARGIN
const FOOT = 22
const BOTTOM = PAGE.height - MARGIN - FOOT
const GAP = 10
const CELL = { x: 3, y: 2 }
const LINE_WIDTH = 0.4

const SOFT = '#6a645b'
const LINE = '#d9d2c6'
const HEAD = '#f3eee6'
const title: TextStyle = { size: 13, weight: 'bold' }
const plain: TextStyle = { size: 8 }
const small: TextStyle = { size: 7, colour: SOFT }

/** Text of the table: smaller where there are many columns. */
const sizeFor = (columns: number) => (columns > 16 ? 5 : columns > 12 ? 6 : 7)

type Place = { x: number; width: number; isRight: boolean }
type Table = ReportSheet & {
  doc: PDFKit.PDFDocument
  text: Typesetter
  places: Place[]
  cell: TextStyle
  strong: TextStyle
}

/** Draws a report as a PDF file. It takes seconds, so call it only in its thread (report-thread.ts). */
export async function drawReport(sheet: ReportSheet): Promise<Buffer> {
  const [{ default: PdfDocument }, files] = await Promise.all([import('pdfkit'), readFonts()])
  const doc = new PdfDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    bufferPages: true,
    font: '',
    lang: 'en',
    info: { Title: `${sheet.title}, ${sheet.period}` },
  })
  const file = buffer(doc)
  for (const [name, font] of files) doc.registerFont(name, font)
  const size = sizeFor(sheet.columns.length)
  const table: Table = {
    ...sheet,
    doc,
    text: typesetter(doc),
    places: placesOf(sheet.columns),
    cell: { size },
    strong: { size, weight: 'bold' },
  }
  const end = drawRows(table, drawHeadings(table, drawHead(table)))
  drawNotes(table, end)
  drawFeet(table)
  doc.end()
  return file
}

/** Shares the width of the page among the columns. */
function placesOf(columns: ReportSheet['columns']): Place[] {
  const all = sumOf(columns, ({ width }) => width)
  let x = MARGIN
  return columns.map(({ width, isNumber }) => {
    const share = (width / all) * WIDTH
    x += share
    return { x: x - share + CELL.x, width: share - 2 * CELL.x, isRight: isNumber }
  })
}

/** @returns where the next part begins, like the other functions that draw */
function drawHead({ text, head }: Table): number {
  const [first = '', ...others] = head
  let y = text.put(first, { x: MARGIN, y: MARGIN, width: WIDTH }, title)
  for (const line of others) y = text.put(line, { x: MARGIN, y, width: WIDTH }, plain)
  return y + GAP
}

function drawHeadings(table: Table, top: number): number {
  const { doc, strong } = table
  const headings = table.headings.map((cells) => cells.map((cell, at) => breakable(table, cell, at)))
  const heights = headings.map((cells) => heightOf(table, cells, strong))
  const height = sumOf(heights, (one) => one)
  doc.rect(MARGIN, top, WIDTH, height).fill(HEAD)
  return headings.reduce((y, cells, at) => {
    drawCells(table, cells, y, strong)
    return y + heights[at]!
  }, top)
}

/** Lets a name such as `VAT_Refund_Amount` break after its underscores where it is wider than its column. */
function breakable({ text, places, strong }: Table, heading: string, at: number): string {
  return text.widthOf(heading, strong) <= places[at]!.width ? heading : heading.replaceAll('_', '_ ')
}

function drawRows(table: Table, top: number): number {
  const { doc, rows, cell, strong } = table
  let y = top
  for (const { cells, isTotal } of rows) {
    const style = isTotal ? strong : cell
    const height = heightOf(table, cells, style)
    if (y + height > BOTTOM) {
      doc.addPage()
      y = drawHeadings(table, MARGIN)
    }
    if (isTotal) doc.rect(MARGIN, y, WIDTH, height).fill(HEAD)
    drawCells(table, cells, y, style)
    y += height
    rule(doc, y)
  }
  return y + GAP
}

function heightOf({ text, places }: Table, cells: readonly string[], style: TextStyle): number {
  const lines = cells.map((cell, at) => (cell === '' ? 0 : text.heightOf(cell, places[at]!.width, style)))
  return Math.max(text.lineHeight(style), ...lines) + 2 * CELL.y
}

function drawCells({ text, places }: Table, cells: readonly string[], top: number, style: TextStyle): void {
  for (const [at, cell] of cells.entries()) {
    if (cell !== '') text.put(cell, { ...places[at]!, y: top + CELL.y }, style)
  }
}

function drawNotes({ doc, text, notes }: Table, top: number): void {
  let y = top
  for (const note of notes) {
    const height = text.heightOf(note, WIDTH, small)
    if (y + height > BOTTOM) {
      doc.addPage()
      y = MARGIN
    }
    y = text.put(note, { x: MARGIN, y, width: WIDTH }, small)
  }
}

/** Draws the feet of all pages, once their number is known. */
function drawFeet({ doc, text, title: name, period, madeAt }: Table): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    const y = PAGE.height - MARGIN - small.size
    const half = WIDTH / 2
    text.put(`${name} · ${period} · made on ${madeAt}`, { x: MARGIN, y, width: half }, small)
    text.put(`Page ${page + 1}/${count}`, { x: MARGIN + half, y, width: half, isRight: true }, small)
  }
}

function rule(doc: PDFKit.PDFDocument, y: number): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(LINE_WIDTH)
    .strokeColor(LINE)
    .stroke()
}
