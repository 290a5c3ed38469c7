import type { MouseEvent } from 'react'
import type { OwnQuestion } from '#contract/questions.ts'
import { mayChangeOwn } from '#domain/questions/questions.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import type { PanelOpener } from '../../ui/use-lazy-panel.ts'

/** Opens the dialog about a question. The rest are attributes of the button. */
export type OwnQuestionOpener = Omit<PanelOpener, 'onClick'> & {
  onOpen: (question: OwnQuestion, event: MouseEvent<HTMLElement>) => void
}

/** Button that opens the shopper's own question, to edit or delete it. */
export function OwnQuestionButton({
  question,
  opener: { onOpen, ...opener },
}: {
  question: OwnQuestion
  opener: OwnQuestionOpener
}) {
  const text = useText()
  const isEditable = mayChangeOwn(question.state, 'edit')
  return (
    <Button
      kind="quiet"
      size="small"
      {...opener}
      aria-label={text(isEditable ? 'questions.edit-of' : 'questions.delete-of', { question: question.text })}
      onClick={(event) => onOpen(question, event)}
    >
      {text(isEditable ? 'questions.edit' : 'questions.delete')}
    </Button>
  )
}
