import { useState } from 'react'
import type { Question } from '#contract/questions.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import { useSession } from '../accounts/session/session.ts'
import type { QuestionsProps } from './load-questions.ts'
import { QuestionList } from './question-list.tsx'
import styles from './questions.module.css'
import { noteAnswered, useQuestionStanding } from './use-question-standing.ts'
import { useQuestions } from './use-questions.ts'

await needMessages('reviews', 'session')

const loadAnswerDialog = () => import('./answer-dialog.tsx')

/** A product's questions with further pages, and with buttons for buyers to answer; remounted for another shopper. */
export default function QuestionsBoard(props: QuestionsProps) {
  const { user } = useSession()
  return <Board key={user?._id ?? ''} {...props} userId={user?._id} />
}

function Board({ productId, served, shopName, userId }: QuestionsProps & { userId: string | undefined }) {
  const text = useText()
  const found = useQuestions(productId, served)
  const standing = useQuestionStanding(productId, found.questions.length > 0 ? userId : undefined)
  const dialog = useLazyPanel(loadAnswerDialog)
  const [asked, setAsked] = useState<Question>()
  const { isBuyer = false, answered = [] } = standing.data ?? {}

  const { onClick: open, ...opener } = dialog.opener
  const renderEnd = (question: Question) =>
    isBuyer &&
    !answered.includes(question._id) && (
      <Button
        kind="quiet"
        size="small"
        {...opener}
        aria-label={text('questions.answer-of', { question: question.text })}
        onClick={(event) => {
          setAsked(question)
          open(event)
        }}
      >
        {text('questions.answer')}
      </Button>
    )
  return (
    <>
      {found.isPending && <Skeleton className={styles.note} />}
      {found.data && <QuestionList questions={found.questions} shopName={shopName} renderEnd={renderEnd} />}
      {found.isError && (
        <p className={styles.note} role="alert">
          {text('questions.not-loaded')}
          <Button kind="quiet" size="small" onClick={() => void (found.data ? found.fetchNextPage() : found.refetch())}>
            {text('questions.again')}
          </Button>
        </p>
      )}
      {found.hasNextPage && !found.isError && (
        <Button
          kind="outline"
          size="small"
          className={styles.more}
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {text('questions.more')}
        </Button>
      )}
      {dialog.Panel && asked && (
        <dialog.Panel
          key={asked._id}
          question={asked}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          onSent={() => noteAnswered(productId, userId, asked._id)}
        />
      )}
    </>
  )
}
