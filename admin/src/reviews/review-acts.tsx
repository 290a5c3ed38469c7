import { Stack } from '@mui/material'
import { REVIEW_ANSWER_MAX_LENGTH } from '#domain/reviews/review.ts'
import type { StaffReview } from '#contract/admin/reviews.ts'
import { put } from '../api.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { WordsButton } from '../ui/words-button.tsx'

/** Buttons that answer, hide or unhide a review. */
export function ReviewActs({ review: { id, answer, hidden, userName } }: { review: StaffReview }) {
  const mayWrite = useCan('reviews.write')
  if (!mayWrite) return null
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <WordsButton
        // The key resets the field to the saved answer.
        key={answer}
        label={answer === '' ? t('Reply') : t('Edit reply')}
        title={t('Reply to %{name}', { name: userName })}
        text={t('The reply is public, below the review. Save an empty reply to remove it.')}
        wordsLabel={t('Reply')}
        initial={answer}
        maxLength={REVIEW_ANSWER_MAX_LENGTH}
        act={(words) => put(`/reviews/${id}/answer`, { answer: words })}
        done={t('Reply saved')}
        yes={t('Save')}
      />
      <ActButton
        label={hidden ? t('Unhide') : t('Hide')}
        isDanger={!hidden}
        act={() => put(`/reviews/${id}/hidden`, { hidden: !hidden })}
        done={hidden ? t('Review visible again') : t('Review hidden')}
        ask={{
          title: hidden ? t('Unhide this review?') : t('Hide this review?'),
          text: hidden
            ? t('It appears on the product page again, and its rating counts.')
            : t(
                'Shoppers can no longer see it, and its rating does not count. Hide reviews that break the rules, not unwelcome ones.',
              ),
        }}
      />
    </Stack>
  )
}
