import { Stack } from '@mui/material'
import { REVIEW_ANSWER_MAX_LENGTH } from '#domain/review.ts'
import type { StaffReview } from '#contract/admin/reviews.ts'
import { put } from '../api.ts'
import { useCan } from '../session/use-can.ts'
import { ActButton } from '../ui/act-button.tsx'
import { WordsButton } from '../ui/words-button.tsx'

/** Answers a review, hides it or shows it again. */
export function ReviewActs({ review: { id, answer, hidden, userName } }: { review: StaffReview }) {
  const mayWrite = useCan('reviews.write')
  if (!mayWrite) return null
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <WordsButton
        // What was saved is where the next change begins.
        key={answer}
        label={answer === '' ? 'Answer' : 'Change answer'}
        title={`Answer ${userName}`}
        text="Everybody reads it under the review. An empty answer takes the present one away."
        wordsLabel="Answer"
        initial={answer}
        maxLength={REVIEW_ANSWER_MAX_LENGTH}
        act={(words) => put(`/reviews/${id}/answer`, { answer: words })}
        done="Answer saved"
        yes="Save"
      />
      <ActButton
        label={hidden ? 'Show again' : 'Hide'}
        isDanger={!hidden}
        act={() => put(`/reviews/${id}/hidden`, { hidden: !hidden })}
        done={hidden ? 'Shown again' : 'Hidden'}
        ask={{
          title: hidden ? 'Show this review again?' : 'Hide this review?',
          text: hidden
            ? 'It is on the product’s page again, and its stars count.'
            : 'Shoppers no longer see it, and its stars do not count. Hide what breaks the rules, not what is unwelcome.',
        }}
      />
    </Stack>
  )
}
