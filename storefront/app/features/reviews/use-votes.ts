import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Review } from '#contract/catalog/products.ts'
import type { ReviewStanding } from '#contract/reviews.ts'
import { languagePath } from '#domain/language/languages.ts'
import { pageLanguage, useText } from '../../messages/text.ts'
import { showToast } from '../../ui/toast.tsx'
import { loginPath } from '../accounts/session/session.ts'
import { readTokens } from '../accounts/session/tokens.ts'
import { reviewsApi } from './reviews-api.ts'

type Vote = { isHelpful: boolean; helpfulCount: number }

/** The shopper's helpful votes: shown at once, and undone if the shop refuses. */
export function useVotes(standing: ReviewStanding | undefined) {
  const text = useText()
  const { pathname, search } = useLocation()
  const [changed, setChanged] = useState<ReadonlyMap<string, Vote>>(new Map())

  const voteOf = ({ _id, helpfulCount }: Review): Vote =>
    changed.get(_id) ?? { isHelpful: standing?.votes.includes(_id) ?? false, helpfulCount }
  const note = (id: string, vote: Vote) => setChanged((before) => new Map(before).set(id, vote))

  const press = async (review: Review) => {
    if (!readTokens()) {
      const login = languagePath(pageLanguage(), loginPath(`${pathname}${search}#reviews`))
      return showToast('info', text('reviews.log-in-to-vote'), { href: login, word: text('reviews.log-in-word') })
    }
    const before = voteOf(review)
    const isHelpful = !before.isHelpful
    note(review._id, { isHelpful, helpfulCount: before.helpfulCount + (isHelpful ? 1 : -1) })
    const answer = await reviewsApi.vote(review._id, isHelpful)
    note(review._id, answer.success ? answer.data : before)
    if (!answer.success) showToast('error', answer.message || text('reviews.not-voted'))
    return undefined
  }
  return { voteOf, press: (review: Review) => void press(review) }
}
