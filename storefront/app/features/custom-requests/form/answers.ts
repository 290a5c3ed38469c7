import type { Variant } from '#contract/catalog/products.ts'
import type { DrawnSize } from '../../catalog/product/size-guide/dimension-drawing.tsx'
import type { CustomAnswers, CustomDraft } from './custom-draft.ts'
import { sizeInCentimeters } from './typed-size.ts'

/**
 * Returns the form's answers: the measurements of the chosen size, in centimeters, replace those that nobody has changed.
 *
 * @param drawn  undefined if the product's dimensions are unknown; those of another size than the chosen one do not count
 */
export function answersOf(
  draft: CustomDraft,
  drawn: DrawnSize | undefined,
  { size }: Pick<Variant, 'size'>,
): CustomAnswers {
  const known = drawn && (drawn.size === null || drawn.size === size) ? drawn.dimensions : undefined
  const side = (name: 'width' | 'height' | 'depth') => draft[name] ?? String(known?.[name] ?? '')
  return { ...draft, width: side('width'), height: side('height'), depth: side('depth') }
}

/** Returns the answers as they are checked and sent: each size that was typed with a unit is in centimeters. */
export function withCentimeters(answers: CustomAnswers): CustomAnswers {
  return {
    ...answers,
    width: sizeInCentimeters(answers.width),
    height: sizeInCentimeters(answers.height),
    depth: sizeInCentimeters(answers.depth),
  }
}
