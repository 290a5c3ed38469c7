import { latinDigits } from '../text.ts'
import { parseMobile } from '../accounts/phone.ts'

/** An area code without its zero, and a number: one digit and seven in the Kathmandu Valley, else two and six. */
const LANDLINE = /^(?:\+?977|0)(1[4-6]\d{6}|[2-9]\d\d{6})$/

/**
 * A mobile or a landline of Nepal as people type it: `01-5550123`, `+977 61 550125`, `9812345678`.
 *
 * @returns as it is dialled and stored, `+97715550123`; null when it is none
 */
export function parsePhone(text: string): string | null {
  const mobile = parseMobile(text)
  if (mobile !== null) return mobile
  const [, national] = LANDLINE.exec(latinDigits(text).replaceAll(/[\s\p{Pd}]/gu, '')) ?? []
  return national === undefined ? null : `+977${national}`
}
