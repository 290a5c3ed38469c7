import { type MouseEvent, useState } from 'react'
import type { OwnQuestion, Question } from '#contract/questions.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import { useSession } from '../accounts/session/session.ts'
import type { QuestionsProps } from './load-questions.ts'
import { OwnQuestionButton } from './own-question-button.tsx'
import { OwnQuestions } from './own-questions.tsx'
import { QuestionList } from './question-list.tsx'
import styles from './questions.module.css'
import { noteAnswered, useGuestAsked, useQuestionStanding } from './use-question-standing.ts'
import { useQuestions } from './use-questions.ts'

await needMessages('reviews', 'session')

const loadAnswerDialog = () => import('./answer-dialog.tsx')
const loadOwnDialog = () => import('./own-question-dialog.tsx')

/** A product's questions with further pages and what the shopper may do with them; remounted for another shopper. */
export default function QuestionsBoard(props: QuestionsProps) {
  const { user } = useSession()
  return <Board key={user?._id ?? ''} {...props} userId={user?._id} />
}

function Board({ productId, served, shopName, userId }: QuestionsProps & { userId: string | undefined }) {
  const text = useText()
  const found = useQuestions(productId, served)
  const standing = useQuestionStanding(productId, userId)
  const { isBuyer = false, answered = [], asked: own = [] } = standing.data ?? {}
  const guestAsked = useGuestAsked(productId)
  const hasAsked = own.length > 0 || (userId === undefined && guestAsked !== undefined)
  const dialog = useLazyPanel(loadAnswerDialog)
  const [asked, setAsked] = useState<Question>()
  const ownDialog = useLazyPanel(loadOwnDialog)
  const [opened, setOpened] = useState<OwnQuestion>()
  const ownOf = (id: string | undefined) => own.find(({ _id }) => _id === id)

  const { onClick: open, ...opener } = dialog.opener
  const { onClick: openOwn, ...ownAttributes } = ownDialog.opener
  const ownOpener = {
    ...ownAttributes,
    onOpen: (question: OwnQuestion, event: MouseEvent<HTMLElement>) => {
      setOpened(question)
      openOwn(event)
    },
  }
  const renderEnd = (question: Question) => {
    const ownQuestion = ownOf(question._id)
    const mayAnswer = isBuyer && !answered.includes(question._id)
    if (!ownQuestion && !mayAnswer) return null
    return (
      <div className={styles.acts}>
        {mayAnswer && (
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
        )}
        {ownQuestion && <OwnQuestionButton question={ownQuestion} opener={ownOpener} />}
      </div>
    )
  }
  return (
    <>
      <OwnQuestions asked={own} opener={ownOpener} />
      {userId === undefined && guestAsked !== undefined && (
        <p className={styles.none}>
          {guestAsked === '' ? text('questions.arrived') : text('questions.arrived-from', { contact: guestAsked })}
        </p>
      )}
      {found.isPending && <Skeleton className={styles.note} />}
      {found.data && (found.questions.length > 0 || !hasAsked) && (
        <QuestionList questions={found.questions} shopName={shopName} renderEnd={renderEnd} />
      )}
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
      {ownDialog.Panel && opened && (
        <ownDialog.Panel
          key={opened._id}
          productId={productId}
          // The shop may have published it meanwhile.
          question={ownOf(opened._id) ?? opened}
          isOpen={ownDialog.isOpen}
          onClose={ownDialog.close}
        />
      )}
    </>
  )
}
