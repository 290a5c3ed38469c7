/** The nasal letter of each row of consonants, which many write as a dot above the letter before: बेन्च as बेंच. */
const rows = ['ङकखगघ', 'ञचछजझ', 'णटठडढ', 'नतथदध', 'मपफबभ']

const DOTTED = /[ंँ](?=[क-भ])/g
const WRITTEN_OUT = new RegExp(rows.map((row) => `${row[0]}्(?=[${row.slice(1)}])`).join('|'), 'g')
/** Foreign words have a plain `n` before these: टेन्ट, बेन्च. */
const FOREIGN = /[ञण]्(?=[च-ढ])|न्(?=[च-ढ])/g
/** A final `ng` is ङ, which many write with the ग that they hear. */
const NG = /ङ्ग|ङ(?!्)/g

/**
 * Returns the spellings that people use for one Nepali text: itself first, then those with other signs for its nasal sounds,
 * such as पलंग, पलङ्ग and पलङ.
 */
export function spellingsOf(text: string): string[] {
  if (!/[ंँङञणनम]/.test(text)) return [text]
  const written = text.replaceAll(DOTTED, nasalBefore)
  const foreign = written.replaceAll(FOREIGN, 'न्')
  const ways = [written, foreign].flatMap((way) => [way.replaceAll(NG, 'ङ'), way.replaceAll(NG, 'ङ्ग')])
  const dotted = ways[1]!.replaceAll(WRITTEN_OUT, 'ं').replaceAll(FOREIGN, 'ं')
  return [...new Set([text, ...ways, dotted, text.replaceAll('ं', 'ँ')])]
}

function nasalBefore(sign: string, at: number, text: string): string {
  const row = rows.find((one) => one.includes(text[at + sign.length]!))
  return row === undefined ? sign : `${row[0]}्`
}
