import { beginningOf, inOneLine } from '../text.ts'
import { MAX_NAME_LENGTH } from './plan.ts'
import { isPlanName } from './read-plan.ts'

/** A product's name as a plan may have it: in one line, not too long and without characters of markup. */
export function pieceName(name: string, otherwise: string): string {
  const short = beginningOf(inOneLine(name).replaceAll(/[<>]/g, ''), MAX_NAME_LENGTH)
  return isPlanName(short) ? short : otherwise
}
