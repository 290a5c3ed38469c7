import { useState } from 'react'
import { MAX_EMAIL_LENGTH } from '#domain/accounts/email.ts'
import { MAX_NAME_LENGTH } from '#domain/accounts/person-name.ts'
import {
  QUESTION_LENGTH,
  type QuestionField,
  questionFields,
  type QuestionForm,
  type QuestionProblem,
  questionProblems,
} from '#domain/questions/questions.ts'
import { useText } from '../../messages/text.ts'
import { Field, TextField } from '../../ui/field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import '../../messages/account-messages.ts'
import { DialogForm } from '../accounts/dialog-form.tsx'
import { refusalOf } from '../accounts/refusal.ts'
import { useSession } from '../accounts/session/session.ts'
import './question-messages.ts'
import { questionsApi } from './questions-api.ts'
import styles from './questions.module.css'
import { noteGuestAsked, reloadStanding } from './use-question-standing.ts'

const nothingTyped: QuestionForm = { text: '', name: '', contact: '' }

type AskDialogProps = { productId: string; isOpen: boolean; onClose: () => void }

/** Asks a question about a product. Closing and reopening the dialog keeps what was typed. */
export default function AskDialog({ productId, isOpen, onClose }: AskDialogProps) {
  const text = useText()
  const [draft, setDraft] = useState(nothingTyped)
  const { user } = useSession()
  const done = () => {
    setDraft(nothingTyped)
    reloadStanding(productId)
    onClose()
  }
  return (
    <Panel
      side="centre"
      width="560px"
      title={text('questions.ask')}
      closeLabel={text('questions.close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <AskForm
        key={user?._id ?? ''}
        productId={productId}
        isMember={user !== undefined}
        draft={draft}
        onDraft={setDraft}
        onDone={done}
        onClose={onClose}
      />
    </Panel>
  )
}

type AskFormProps = {
  productId: string
  isMember: boolean
  draft: QuestionForm
  onDraft: (draft: QuestionForm) => void
  onDone: () => void
  onClose: () => void
}

function AskForm({ productId, isMember, draft, onDraft, onDone, onClose }: AskFormProps) {
  const text = useText()
  const form = useCheckedForm({ fields: questionFields, check: problemsOf, send, onEdit: keepDraft, isQuiet: true })

  function problemsOf(given: Values<QuestionField>) {
    const problems = Object.entries(questionProblems(given, isMember)) as [QuestionField, QuestionProblem][]
    return Object.fromEntries(problems.map(([field, problem]) => [field, `question-problem.${problem}` as const]))
  }
  function keepDraft(element: HTMLFormElement) {
    const given = new FormData(element)
    onDraft({
      text: String(given.get('text') ?? ''),
      name: String(given.get('name') ?? ''),
      contact: String(given.get('contact') ?? ''),
    })
  }
  async function send(values: Values<QuestionField>) {
    const answer = await questionsApi.ask(productId, isMember ? { text: values.text } : values)
    if (!answer.success) return refusalOf(text, answer, text('questions.not-sent'))
    showToast('success', text('questions.sent'))
    if (!isMember) noteGuestAsked(productId, values.contact.trim())
    return void onDone()
  }

  return (
    <DialogForm
      form={form}
      label={text('questions.ask')}
      submitLabel={text('questions.send')}
      isQuiet
      closeLabel={text('questions.close')}
      onClose={onClose}
    >
      <Field label={text('questions.ask-text')} hint={text('questions.ask-text-hint')} error={form.errors.text}>
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={4}
            required
            maxLength={QUESTION_LENGTH.most}
            defaultValue={draft.text}
          />
        )}
      </Field>
      {isMember ? (
        <p className={styles.hint}>{text('questions.member-hint')}</p>
      ) : (
        <>
          <TextField
            name="name"
            label={text('questions.ask-name')}
            error={form.errors.name}
            required
            autoComplete="name"
            maxLength={MAX_NAME_LENGTH}
            defaultValue={draft.name}
          />
          <TextField
            name="contact"
            label={text('questions.ask-contact')}
            hint={text('questions.ask-contact-hint')}
            error={form.errors.contact}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_EMAIL_LENGTH}
            defaultValue={draft.contact}
          />
        </>
      )}
    </DialogForm>
  )
}
