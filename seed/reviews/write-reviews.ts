import type { Language } from '#domain/language/languages.ts'
import { seededRandom, type Random } from '../random.ts'
import { commentsOn, commentsOnAnything, type Comments } from './comments.ts'
import { peopleOf } from './people.ts'

export type DemoReview = { userName: string; rating: Stars; comment: string; createdAt: Date }

type Stars = keyof Comments

/** End of the period in which demo reviews were written; fixed, so that the demo is always the same. */
export const DEMO_DAY = new Date('2026-11-15T12:00:00+05:45')
const WRITTEN_WITHIN_DAYS = 540
const DAY_MS = 86_400_000
const ANONYMOUS_SHARE = 0.05

/** Stars missing to five in successive reviews that are not perfect. */
const disappointments = [1, 1, 2, 1, 3, 1, 2, 1, 4, 1]

/**
 * Generates reviews, newest last. The same seed gives the same reviews.
 *
 * @param product      slug of the product
 * @param subcategory  slug of its subcategory, for products without their own comments
 * @param count        number of reviews; fewer when there are not enough different comments
 * @param mean         mean of the stars, as close as `count` allows
 */
export function writeReviews(
  { product, subcategory }: { product: string; subcategory: string },
  { count, mean, seed }: { count: number; mean: number; seed: number },
): DemoReview[] {
  const random = seededRandom(seed)
  const words = commentsFor(commentsOn[product] ?? commentsOn[subcategory], random)
  const reviews = starsFor(count, mean).flatMap((rating): DemoReview[] => {
    const comment = words[rating].pop()
    return comment === undefined ? [] : [{ rating, ...writer(comment, random), createdAt: writtenAt(random) }]
  })
  return reviews.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

function commentsFor(own: Comments | undefined, random: Random): Record<Stars, string[]> {
  const both = (stars: Stars) => random.shuffled([...commentsOnAnything[stars], ...(own?.[stars] ?? [])])
  return { 5: both(5), 4: both(4), 3: both(3), 2: both(2), 1: both(1) }
}

/** Returns stars whose sum is `mean` times `count`, rounded. */
export function starsFor(count: number, mean: number): Stars[] {
  let missing = 5 * count - Math.round(mean * count)
  return Array.from({ length: count }, (_, index) => {
    const left = count - index - 1
    const wished = disappointments[index % disappointments.length] ?? 1
    // Takes off enough that the remaining reviews can still reach the mean.
    const less = Math.max(Math.min(wished, missing), missing - left * 4)
    missing -= less
    return (5 - less) as Stars
  })
}

function writer(comment: string, random: Random) {
  const { givenNames, familyNames, towns } = peopleOf[writtenIn(comment)]
  const town = random.pick(towns)
  const name = `${random.pick(givenNames)} ${random.pick(familyNames)}`
  return {
    userName: random.chance(ANONYMOUS_SHARE) ? 'Anonymous' : name,
    comment: comment.replace('{town}', town),
  }
}

/** Returns the language of a demo review. */
export function writtenIn(comment: string): Language {
  return /[\u0900-\u097F]/.test(comment) ? 'ne' : 'en'
}

function writtenAt(random: Random): Date {
  return new Date(DEMO_DAY.getTime() - random.whole(1, WRITTEN_WITHIN_DAYS) * DAY_MS + random.whole(0, DAY_MS))
}
