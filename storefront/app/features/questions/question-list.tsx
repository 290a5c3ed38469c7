import type { ReactNode } from 'react'
import type { Answer, Question } from '#contract/questions.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import styles from './questions.module.css'

type QuestionListProps = {
  questions: readonly Question[]
  shopName: string | undefined
  /** Renders what follows a question's answers. */
  renderEnd?: (question: Question) => ReactNode
}

/** Questions with their answers. What people typed stays plain text. */
export function QuestionList({ questions, shopName, renderEnd }: QuestionListProps) {
  const text = useText()
  if (questions.length === 0) return <p className={styles.none}>{text('questions.none')}</p>
  return (
    <ul className={styles.questions}>
      {questions.map((question) => (
        <li key={question._id} className={styles.question}>
          <h3 className={styles.text}>{question.text}</h3>
          <p className={styles.by}>
            {text('questions.asked-by', { user: question.user || text('questions.anonymous') })}{' '}
            <Day date={question.date} />
          </p>
          {question.answers.length === 0 ? (
            <p className={styles.none}>{text('questions.no-answer')}</p>
          ) : (
            <ul className={styles.answers} aria-label={text('questions.answers', { question: question.text })}>
              {question.answers.map((answer) => (
                <AnswerEntry key={answer._id} answer={answer} shopName={shopName} />
              ))}
            </ul>
          )}
          {renderEnd?.(question)}
        </li>
      ))}
    </ul>
  )
}

function AnswerEntry({
  answer: { by, user, text: words, date },
  shopName,
}: { answer: Answer } & Pick<QuestionListProps, 'shopName'>) {
  const text = useText()
  const isShop = by === 'staff'
  return (
    <li className={styles.answer}>
      <p className={styles.by}>
        {isShop ? (
          <strong className={styles.shop}>{shopName ?? text('product.reviews.answer')}</strong>
        ) : (
          <>
            <strong>{user || text('questions.anonymous')}</strong>{' '}
            <span className={styles.bought}>{text('questions.bought')}</span>
          </>
        )}{' '}
        <Day date={date} />
      </p>
      <p className={styles.words}>{words}</p>
    </li>
  )
}

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{useFormat().date(date)}</time>
}
