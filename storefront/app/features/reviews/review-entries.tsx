import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Review } from '#contract/catalog/products.ts'
import type { OwnReview } from '#contract/reviews.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import panel from '../catalog/product/panels/reviews-panel.module.css'
import { ReviewEntry, ReviewList } from '../catalog/product/panels/reviews-panel.tsx'
import { HelpfulButton } from './helpful-button.tsx'
import styles from './reviews-board.module.css'
import { useCut } from './use-cut.ts'
import { photosOf, usePhotoViewer } from './use-photo-viewer.tsx'
import type { useVotes } from './use-votes.ts'

type ReviewEntriesProps = {
  reviews: readonly Review[]
  /** Comes before the others. */
  own: OwnReview | null
  /** Only reviews with this many stars. */
  stars: number | undefined
  votes: ReturnType<typeof useVotes>
  /** Whether the shop has more than these. */
  hasMore: boolean
  isWhole: boolean
  onWhole: () => void
}

export function ReviewEntries({ reviews, own, stars, votes, hasMore, isWhole, onWhole }: ReviewEntriesProps) {
  const text = useText()
  const { show, viewer } = usePhotoViewer()
  const list = useRef<HTMLUListElement>(null)
  const isCut = useCut(list, isWhole)
  const others = reviews.filter(({ _id }) => _id !== own?._id)
  const isOwnShown = own !== null && (stars === undefined || own.rating === stars)
  if (others.length === 0 && !isOwnShown) return <p className={panel.none}>{text('product.reviews.none')}</p>
  /** Keeps what was read in its place on the screen; the button goes, so that the list takes its focus. */
  const showWhole = () => {
    const scrolled = list.current?.scrollTop ?? 0
    flushSync(onWhole)
    window.scrollBy(0, scrolled)
    list.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <ReviewList ref={list} isWhole={isWhole}>
        {isOwnShown && (
          <ReviewEntry review={own} onPhoto={(at) => show(photosOf(own), at)}>
            <p className={styles.own}>{text(own.isHidden ? 'reviews.hidden' : 'reviews.own')}</p>
            {own.helpfulCount > 0 && (
              <p className={styles.own}>{text('reviews.helpful', { count: own.helpfulCount })}</p>
            )}
          </ReviewEntry>
        )}
        {others.map((review) => {
          const { isHelpful, helpfulCount } = votes.voteOf(review)
          return (
            <ReviewEntry key={review._id} review={review} onPhoto={(at) => show(photosOf(review), at)}>
              <HelpfulButton
                user={review.user || text('product.reviews.anonymous')}
                isHelpful={isHelpful}
                count={helpfulCount}
                onPress={() => votes.press(review)}
              />
            </ReviewEntry>
          )
        })}
      </ReviewList>
      {isCut && (
        <Button kind="outline" size="small" onClick={showWhole}>
          {hasMore ? text('reviews.more') : text('reviews.show-all', { count: others.length + Number(isOwnShown) })}
          <Icon name="chevron-down" size={18} />
        </Button>
      )}
      {viewer}
    </>
  )
}
