import { ANSWER_LENGTH } from '#domain/questions/questions.ts'
import type { StaffQuestion } from '#contract/admin/questions.ts'
import { postOnce } from '../api.ts'
import { ReplyChooser } from '../canned-replies/reply-chooser.tsx'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { sentenceCase } from '../ui/sentence-case.ts'
import { WordsButton } from '../ui/words-button.tsx'
import { useRereading } from './use-rereading.ts'

const inLanguage = { en: t('English'), ne: t('Nepali') } as const

/** Answers a question for the shop. A question that waits is published with its answer. */
export function AnswerButton({ question: { id, text, state, language } }: { question: StaffQuestion }) {
  const mayWork = useCan('questions.work')
  const rereading = useRereading()
  if (!mayWork) return null
  return (
    <WordsButton
      label={state === 'waiting' ? t('Answer and publish') : sentenceCase(t('answer'))}
      title={t('Answer for the shop')}
      text={t('“%{text}” (asked in %{language}). Everybody can read the answer on the product page.', {
        text,
        language: inLanguage[language],
      })}
      wordsLabel={t('Answer')}
      maxLength={ANSWER_LENGTH.most}
      renderAbove={(words, change) => <ReplyChooser path={`/questions/${id}`} words={words} onChange={change} />}
      act={(words) => rereading(() => postOnce(`/questions/${id}/answers`, { text: words, readText: text }))}
      done={t('Answer published')}
      yes={t('Publish')}
    />
  )
}
