import { Stack } from '@mui/material'
import { MODERATION_REASON_MAX_LENGTH } from '#domain/questions/questions.ts'
import { put } from '../api.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { WordsButton } from '../ui/words-button.tsx'
import type { Post } from './post-state.tsx'
import { useRereading } from './use-rereading.ts'

type PostActsProps = {
  /** Path of the API: `/questions/7`. */
  path: string
  kind: 'question' | 'answer'
  post: Post
  /** The question as it is shown to staff; customers cannot change answers. */
  readText?: string
}

/** Buttons that publish or hide a question or an answer. */
export function PostActs({ path, kind, post: { state }, readText }: PostActsProps) {
  const mayWork = useCan('questions.work')
  const rereading = useRereading()
  if (!mayWork) return null
  const moderate = (verdict: object) => rereading(() => put(`${path}/state`, { ...verdict, readText }))
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start' }}>
      {state !== 'published' && (
        <ActButton
          label={kind === 'question' ? t('Publish question') : t('Publish answer')}
          act={() => moderate({ state: 'published' })}
          done={kind === 'question' ? t('Question published') : t('Answer published')}
        />
      )}
      {state !== 'hidden' && (
        <WordsButton
          label={kind === 'question' ? t('Hide question') : t('Hide answer')}
          isDanger
          title={kind === 'question' ? t('Hide this question?') : t('Hide this answer?')}
          text={t(
            'Shoppers cannot read it. Hide what insults, gives away private things or advertises, not what is unwelcome.',
          )}
          wordsLabel={t('Reason, for staff only')}
          maxLength={MODERATION_REASON_MAX_LENGTH}
          act={(reason) => moderate({ state: 'hidden', reason })}
          done={kind === 'question' ? t('Question hidden') : t('Answer hidden')}
          yes={t('Hide')}
        />
      )}
    </Stack>
  )
}
