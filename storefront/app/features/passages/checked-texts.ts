import type { Answer } from '#domain/passages/answer.ts'
import { fieldsOf, readValues, type TypedAccess, usualFields } from '#domain/passages/typed-access.ts'
import type { Text } from '../../messages/text.ts'
import { lengthText } from './length-text.ts'

/** Says for a message to the shop which measures were checked, and what the answer was. */
export function checkedTexts(text: Text, typed: TypedAccess, { answer }: Answer): string[] {
  const values = readValues(typed)
  const measures = fieldsOf(typed).flatMap((field) => {
    const value = values[field]
    if (value === undefined) return []
    const measure = field === 'lift-kg' ? text('passages.weight', { kg: value }) : lengthText(text, typed.unit, value)
    return text('passages.usual.height', { field: text(`passages.field.${field}`), measure })
  })
  const said = text(`passages.answer.${answer}`)
  const isUsual = usualFields(typed).length > 0
  return [
    text('passages.asked.measures', { measures: measures.join(', ') }),
    ...(typed.has.stairs ? [text('passages.asked.turn', { turn: text(`passages.turn.${typed.turn}`) })] : []),
    text('passages.asked.answer', { answer: isUsual ? text('passages.fits.usual', { fits: said }) : said }),
  ]
}
