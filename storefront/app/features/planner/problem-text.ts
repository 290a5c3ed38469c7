import type { Formats } from '#domain/language/formats.ts'
import type { MeasureProblem } from '#domain/passages/measure-input.ts'
import { mmText, type Words } from './words.ts'

/** Says what is wrong with a typed length. */
export function problemText(
  words: Words,
  { digits }: Pick<Formats, 'digits'>,
  problem: MeasureProblem,
  { least, most }: { least: number; most: number },
): string {
  const { text, unit } = words
  switch (problem) {
    case 'empty':
      return text('planner.problem.empty')
    case 'unclear':
      return text('planner.problem.unclear', { example: digits(unit === 'cm' ? '360' : '12') })
    case 'too-small':
      return text('planner.problem.too-small', { least: mmText(words, least) })
    case 'too-large':
      return text('planner.problem.too-large', { most: mmText(words, most) })
  }
}
