import type { OwnQuestion } from '#contract/questions.ts'
import { mayChangeOwn, QUESTION_LENGTH, questionProblems } from '#domain/questions/questions.ts'
import { useText } from '../../messages/text.ts'
import { Field } from '../../ui/field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import '../../messages/account-messages.ts'
import { RefusalNote } from '../accounts/refusal-note.tsx'
import { refusalOf } from '../accounts/refusal.ts'
import { DeleteQuestion } from './delete-question.tsx'
import './question-messages.ts'
import { questionsApi } from './questions-api.ts'
import styles from './questions.module.css'
import { reloadStanding } from './use-question-standing.ts'
import { dropQuestion } from './use-questions.ts'

type OwnQuestionDialogProps = {
  productId: string
  question: OwnQuestion
  isOpen: boolean
  onClose: () => void
}

const fields = ['text'] as const

/** Edits or deletes the shopper's own question; a published one can only be deleted. */
export default function OwnQuestionDialog({ productId, question, isOpen, onClose }: OwnQuestionDialogProps) {
  const text = useText()
  return (
    <Panel
      side="centre"
      width="560px"
      title={text('questions.own-one')}
      closeLabel={text('questions.close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <OwnQuestionForm productId={productId} question={question} onDone={onClose} />
    </Panel>
  )
}

type OwnQuestionFormProps = Omit<OwnQuestionDialogProps, 'isOpen' | 'onClose'> & { onDone: () => void }

function OwnQuestionForm({ productId, question, onDone }: OwnQuestionFormProps) {
  const text = useText()
  const form = useCheckedForm({ fields, check: problemsOf, send, isQuiet: true })
  const isEditable = mayChangeOwn(question.state, 'edit')

  async function send(values: Values<'text'>) {
    const answer = await questionsApi.edit(question._id, values.text)
    reloadStanding(productId)
    if (!answer.success) return refusalOf(text, answer, text('questions.not-saved'))
    showToast('success', text('questions.saved'))
    return void onDone()
  }
  async function remove() {
    const answer = await questionsApi.remove(question._id)
    if (!answer.success) {
      reloadStanding(productId)
      return refusalOf(text, answer, text('questions.not-saved'))
    }
    showToast('success', text('questions.deleted'))
    onDone()
    dropQuestion(productId, question._id)
    reloadStanding(productId)
    return undefined
  }
  return (
    <form {...form.props} className={styles.form} aria-label={text('questions.own-one')}>
      {isEditable ? (
        <fieldset disabled={form.isBusy} className={styles.fields}>
          <Field label={text('questions.ask-text')} hint={text('questions.ask-text-hint')} error={form.errors.text}>
            {(control) => (
              <textarea
                {...control}
                name="text"
                rows={4}
                required
                maxLength={QUESTION_LENGTH.most}
                defaultValue={question.text}
              />
            )}
          </Field>
        </fieldset>
      ) : (
        <p className={styles.asked}>{question.text}</p>
      )}
      <RefusalNote isAlert>{form.refusal}</RefusalNote>
      {isEditable && <SubmitButton busy={form.isBusy}>{text('questions.save')}</SubmitButton>}
      <DeleteQuestion isBusy={form.isBusy} onDelete={() => void form.run(remove)} />
    </form>
  )
}

function problemsOf({ text }: Values<'text'>) {
  const { text: problem } = questionProblems({ text, name: '', contact: '' }, true)
  return problem ? { text: `question-problem.${problem}` as const } : {}
}
