const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET_TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Indexes of the cell styles in `styles` below. A cell without one is plain. */
export const INSTANT = 1
/** Stays text when somebody edits the cell, whatever it begins with. */
export const QUOTED = 2
export const HEADING = 3

/** All parts of a workbook with one sheet except the sheet itself: path and content (ECMA-376). */
export const fixedParts: Record<string, string> = {
  '[Content_Types].xml': part(`
    <Types xmlns="${PACKAGE}/content-types">
      <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
      <Default Extension="xml" ContentType="application/xml"/>
      <Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPES}.sheet.main+xml"/>
      <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPES}.worksheet+xml"/>
      <Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPES}.styles+xml"/>
    </Types>`),
  '_rels/.rels': part(`
    <Relationships xmlns="${PACKAGE}/relationships">
      <Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>
    </Relationships>`),
  'xl/workbook.xml': part(`
    <workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">
      <sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets>
    </workbook>`),
  'xl/_rels/workbook.xml.rels': part(`
    <Relationships xmlns="${PACKAGE}/relationships">
      <Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>
      <Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/>
    </Relationships>`),
  'xl/styles.xml': part(`
    <styleSheet xmlns="${MAIN}">
      <numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>
      <fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
      <fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
      <borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
      <cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
      <cellXfs count="4">
        <xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
        <xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
        <xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/>
        <xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>
      </cellXfs>
    </styleSheet>`),
}

/**
 * The sheet up to its first row. The headings stay visible when the rows are scrolled.
 *
 * @param headings  how many rows they are
 * @param widths    of the columns, in characters; the others have the width that Excel gives them
 */
export function sheetBeginning(headings: number, widths: readonly number[]): string {
  const pane = `<pane ySplit="${headings}" topLeftCell="A${headings + 1}" activePane="bottomLeft" state="frozen"/>`
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  const all = columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''
  return `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>${all}<sheetData>`
}

export const SHEET_END = '</sheetData></worksheet>'
export const SHEET_PATH = 'xl/worksheets/sheet1.xml'

function part(xml: string): string {
  return DECLARATION + xml.replaceAll(/\n\s+/g, '')
}
