import type { Question } from '#contract/questions.ts'
import { ANSWER_LENGTH, answerProblem } from '#domain/questions/questions.ts'
import { useText } from '../../messages/text.ts'
import { Field } from '../../ui/field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import '../../messages/account-messages.ts'
import { DialogForm } from '../accounts/dialog-form.tsx'
import { refusalOf } from '../accounts/refusal.ts'
import './question-messages.ts'
import { questionsApi } from './questions-api.ts'
import styles from './questions.module.css'

type AnswerDialogProps = {
  question: Question
  isOpen: boolean
  onClose: () => void
  onSent: () => void
}

const fields = ['text'] as const

/** Answers a question as a buyer of the product. */
export default function AnswerDialog({ question, isOpen, onClose, onSent }: AnswerDialogProps) {
  const text = useText()
  const sent = () => {
    onClose()
    onSent()
  }
  return (
    <Panel
      side="centre"
      width="560px"
      title={text('questions.answer')}
      closeLabel={text('questions.close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <AnswerForm question={question} onClose={onClose} onSent={sent} />
    </Panel>
  )
}

function AnswerForm({ question, onClose, onSent }: Omit<AnswerDialogProps, 'isOpen'>) {
  const text = useText()
  const form = useCheckedForm({ fields, check: problemsOf, send })

  async function send(values: Values<'text'>) {
    const answer = await questionsApi.answer(question._id, values.text)
    if (!answer.success) return refusalOf(text, answer, text('questions.answer-not-sent'))
    showToast('success', text('questions.answer-sent'))
    return void onSent()
  }
  return (
    <DialogForm
      form={form}
      label={text('questions.answer')}
      intro={<p className={styles.asked}>{question.text}</p>}
      submitLabel={text('questions.send-answer')}
      closeLabel={text('questions.close')}
      onClose={onClose}
    >
      <Field label={text('questions.answer-text')} hint={text('questions.answer-text-hint')} error={form.errors.text}>
        {(control) => <textarea {...control} name="text" rows={5} required maxLength={ANSWER_LENGTH.most} />}
      </Field>
    </DialogForm>
  )
}

function problemsOf({ text }: Values<'text'>) {
  const problem = answerProblem(text)
  return problem ? { text: `answer-problem.${problem}` as const } : {}
}
