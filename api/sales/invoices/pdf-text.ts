import { sumOf } from '#domain/sum.ts'
import type { FontName, FontSubset, FontWeight } from './pdf-fonts.ts'

export type TextStyle = { size: number; weight?: FontWeight; colour?: string }

/** Lines are this much higher than their letters; Devanagari needs room above and below. */
const LINE_HEIGHT = 1.5
const INK = '#1c1a17'

/** A joiner belongs to the letters that it joins. */
const scripts =
  /(?<devanagari>(?:[\u0900-\u097F\u1CD0-\u1CF9\u20A8\u20B9\uA830-\uA839\uA8E0-\uA8FF]|\u200C|\u200D)+)|(?<ext>[\u0100-\u02BA\u1D00-\u1DBF\u1E00-\u1EFF]+)/u
const betweenScripts = new RegExp(`(${scripts.source.replaceAll(/\?<\w+>/g, '?:')})`, 'u')
const letters = new Intl.Segmenter('ne', { granularity: 'grapheme' })

/** Sets text in lines of a given width, with a font for each script. Lengths are in points. */
export function typesetter(doc: PDFKit.PDFDocument) {
  const use = (subset: FontSubset, { size, weight = 'regular' }: TextStyle) =>
    doc.font(`${subset}-${weight}` satisfies FontName).fontSize(size)

  function widthOf(text: string, style: TextStyle): number {
    return sumOf(runsOf(text), (run) => use(run.subset, style).widthOfString(run.text))
  }

  /** Breaks text into lines between words; a word that is longer than a line is broken between letters. */
  function linesOf(text: string, width: number, style: TextStyle): string[] {
    if (widthOf(text, style) <= width) return [text]
    const lines: string[] = []
    let line = ''
    for (const word of text.split(' ').flatMap((one) => piecesOf(one, width, style))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line === '' || widthOf(longer, style) <= width) line = longer
      else {
        lines.push(line)
        line = word
      }
    }
    return [...lines, line]
  }

  function piecesOf(word: string, width: number, style: TextStyle): string[] {
    if (widthOf(word, style) <= width) return [word]
    const pieces = ['']
    for (const { segment } of letters.segment(word)) {
      const longer = pieces.at(-1)! + segment
      if (pieces.at(-1) === '' || widthOf(longer, style) <= width) pieces[pieces.length - 1] = longer
      else pieces.push(segment)
    }
    return pieces
  }

  function putLine(text: string, x: number, y: number, style: TextStyle): void {
    let at = x
    for (const run of runsOf(text)) {
      use(run.subset, style).fillColor(style.colour ?? INK)
      doc.text(run.text, at, y, { lineBreak: false })
      at += doc.widthOfString(run.text)
    }
  }

  return {
    widthOf,
    linesOf,
    lineHeight: ({ size }: TextStyle) => size * LINE_HEIGHT,
    heightOf: (text: string, width: number, style: TextStyle) =>
      linesOf(text, width, style).length * style.size * LINE_HEIGHT,
    /** @returns where the next line begins */
    put(text: string, { x, y, width, isRight = false }: Place, style: TextStyle): number {
      let below = y
      for (const line of linesOf(text, width, style)) {
        putLine(line, isRight ? x + width - widthOf(line, style) : x, below, style)
        below += style.size * LINE_HEIGHT
      }
      return below
    },
  }
}

export type Place = { x: number; y: number; width: number; isRight?: boolean }
export type Typesetter = ReturnType<typeof typesetter>

function runsOf(text: string): { subset: FontSubset; text: string }[] {
  return text
    .split(betweenScripts)
    .filter((part) => part !== '')
    .map((part) => {
      const { devanagari, ext } = scripts.exec(part)?.groups ?? {}
      return { subset: devanagari ? 'devanagari' : ext ? 'latin-ext' : 'latin', text: part }
    })
}
