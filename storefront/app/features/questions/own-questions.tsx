import type { OwnQuestion } from '#contract/questions.ts'
import { mayChangeOwn } from '#domain/questions/questions.ts'
import { useText } from '../../messages/text.ts'
import { OwnQuestionButton, type OwnQuestionOpener } from './own-question-button.tsx'
import styles from './questions.module.css'

type OwnQuestionsProps = { asked: readonly OwnQuestion[]; opener: OwnQuestionOpener }

/** The shopper's own questions that nobody else can see, before those of everybody. */
export function OwnQuestions({ asked, opener }: OwnQuestionsProps) {
  const text = useText()
  const unpublished = asked.filter(({ state }) => state !== 'published')
  if (unpublished.length === 0) return null
  return (
    <ul className={styles.own} aria-label={text('questions.own')}>
      {unpublished.map((question) => (
        <li key={question._id} className={styles.question}>
          <h3 className={styles.text}>{question.text}</h3>
          <p className={styles.hint}>{text(question.state === 'waiting' ? 'questions.waits' : 'questions.hidden')}</p>
          {mayChangeOwn(question.state, 'edit') && <OwnQuestionButton question={question} opener={opener} />}
        </li>
      ))}
    </ul>
  )
}
