import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Product } from '#contract/catalog/products.ts'
import type { OwnReview } from '#contract/reviews.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import { Spread } from '../catalog/product/panels/reviews-panel.tsx'
import panel from '../catalog/product/panels/reviews-panel.module.css'
import { useSession } from '../accounts/session/session.ts'
import { needMessages } from '../../messages/load-messages.ts'
import styles from './reviews-board.module.css'
import { ReviewEntries } from './review-entries.tsx'
import { SortField } from './sort-field.tsx'
import { useArrival } from './use-arrival.ts'
import { forgetReviews, type ReviewsWish, useReviews } from './use-reviews.ts'
import { noteOwn, useStanding } from './use-standing.ts'
import { useVotes } from './use-votes.ts'
import { WritePlace } from './write-place.tsx'

await needMessages('reviews', 'session')

const loadDialog = () => import('./review-dialog.tsx')

/** A product's reviews with all their controls; remounted for another shopper. */
export default function ReviewsBoard({ product }: { product: Product }) {
  const { user } = useSession()
  return <Board key={user?._id ?? ''} product={product} userId={user?._id} />
}

function Board({ product, userId }: { product: Product; userId: string | undefined }) {
  const text = useText()
  const revalidator = useRevalidator()
  const [wish, setWish] = useState<ReviewsWish>({ sort: 'newest', stars: undefined })
  const [isWhole, setWhole] = useState(false)
  const found = useReviews(product, wish)
  const standing = useStanding(product._id, userId)
  const votes = useVotes(standing.data)
  const dialog = useLazyPanel(loadDialog)
  const own = standing.data?.review ?? null
  const refusal = standing.data?.refusal
  const opener = useRef<HTMLButtonElement>(null)
  useArrival(refusal === undefined ? undefined : refusal === null || refusal === 'written', () => {
    // The dialog returns the focus to it; the link that led here is gone.
    opener.current?.focus({ preventScroll: true })
    dialog.open()
  })

  const note = (review: OwnReview | null) => {
    if (userId !== undefined) noteOwn(product._id, userId, review)
    void countAnew()
  }
  /** The browser may answer first with its own copy of the page, and renew that meanwhile (`stale-while-revalidate`). */
  const countAnew = async () => {
    await Promise.all([revalidator.revalidate(), forgetReviews(product._id)])
    await revalidator.revalidate()
  }
  const choose = (stars: ReviewsWish['stars']) =>
    setWish((before) => ({ ...before, stars: stars === before.stars ? undefined : stars }))
  return (
    <div className={product.reviewCount > 0 ? panel.columns : undefined}>
      <Spread
        product={product}
        renderStep={({ stars, count }, bar) => (
          <button
            type="button"
            className={`${panel.step} ${styles.step}`}
            aria-pressed={stars === wish.stars}
            aria-disabled={count === 0 || undefined}
            onClick={() => count > 0 && choose(stars)}
          >
            {bar}
          </button>
        )}
      />
      <div className={styles.board}>
        <div className={styles.bar}>
          <WritePlace
            standing={standing.data}
            hasFailed={standing.isError}
            onRetry={() => void standing.refetch()}
            opener={{ ...dialog.opener, ref: opener }}
          />
          {product.reviewCount > 1 && <SortField sort={wish.sort} onSort={(sort) => setWish({ ...wish, sort })} />}
        </div>
        {wish.stars !== undefined && !found.isPlaceholderData && !found.isError && (
          <p className={styles.sentence} role="status">
            {text('reviews.found', { count: found.total, stars: text('reviews.of-stars', { stars: wish.stars }) })}
            <Button kind="quiet" size="small" onClick={() => choose(undefined)}>
              {text('reviews.all')}
            </Button>
          </p>
        )}
        {found.isError && (
          <p className={styles.sentence} role="alert">
            {text('reviews.not-loaded')}
            <Button kind="quiet" size="small" onClick={() => void found.refetch()}>
              {text('reviews.again')}
            </Button>
          </p>
        )}
        <ReviewEntries
          reviews={found.reviews}
          own={own}
          stars={wish.stars}
          votes={votes}
          hasMore={found.hasNextPage}
          isWhole={isWhole}
          onWhole={() => setWhole(true)}
        />
        {isWhole && found.hasNextPage && (
          <Button kind="outline" size="small" busy={found.isFetching} onClick={() => void found.fetchNextPage()}>
            {text('reviews.more')}
          </Button>
        )}
      </div>
      {dialog.Panel && standing.data && (
        <dialog.Panel product={product} own={own} isOpen={dialog.isOpen} onClose={dialog.close} onDone={note} />
      )}
    </div>
  )
}
