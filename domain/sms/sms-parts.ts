import { sum } from '../sum.ts'

/** A message in one part, and in each of several, which lose room to the header that joins them. */
const room = { 'gsm-7': { alone: 160, joined: 153 }, 'ucs-2': { alone: 70, joined: 67 } } as const

/** @source 3GPP TS 23.038, 6.2.1: the GSM 7-bit default alphabet */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Its extension table: an escape comes before each of these characters. */
const extended = new Set('\f^{}\\[~]|€')

export type SmsSize = { alphabet: keyof typeof room; parts: number }

/**
 * Returns how many parts a message takes. Gateways charge each part as one credit. One character outside the GSM
 * alphabet, such as a Devanagari letter or a curly quote, makes the whole message UCS-2.
 *
 * @source 3GPP TS 23.040, 9.2.3.24.1: the header of joined parts
 */
export function smsSize(text: string): SmsSize {
  const letters = Array.from(text)
  const alphabet = letters.every((letter) => basic.has(letter) || extended.has(letter)) ? 'gsm-7' : 'ucs-2'
  const widths = letters.map((letter) => widthOf(letter, alphabet))
  const { alone, joined } = room[alphabet]
  return { alphabet, parts: sum(widths) <= alone ? 1 : partsOf(widths, joined) }
}

/** Code units: an escaped character and a surrogate pair take two, which stay in one part. */
function widthOf(letter: string, alphabet: SmsSize['alphabet']): number {
  return alphabet === 'ucs-2' ? letter.length : extended.has(letter) ? 2 : 1
}

function partsOf(widths: readonly number[], most: number): number {
  let parts = 1
  let filled = 0
  for (const width of widths) {
    if (filled + width > most) {
      parts += 1
      filled = 0
    }
    filled += width
  }
  return parts
}
