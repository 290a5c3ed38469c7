import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { useCheckedForm } from '../../ui/use-checked-form.ts'
import styles from './dialog-form.module.css'
import { RefusalNote } from './refusal-note.tsx'

type DialogFormProps = {
  form: Pick<ReturnType<typeof useCheckedForm>, 'props' | 'refusal' | 'isBusy'>
  /** Name of the form, such as the dialog's title. */
  label: string
  /** Above the fields. */
  intro?: ReactNode
  /** The fields, if there are any. */
  children?: ReactNode
  /** Below the fields. */
  after?: ReactNode
  /** Below the server's reason, such as a note about the connection. Both stay in sight with the buttons. */
  note?: ReactNode
  submitLabel: string
  /** The form waits for something besides its answer, such as a photo. */
  isWaiting?: boolean
  /** Marks an action that cannot be undone. */
  kind?: ComponentProps<typeof SubmitButton>['kind']
  /** Announces the server's reason; for forms without toasts. */
  isQuiet?: boolean
  closeLabel: string
  onClose: () => void
}

/** The form of a dialog (use-checked-form.ts), above a button that sends it and one that closes the dialog. */
export function DialogForm({ form, label, intro, children, after, note, ...rest }: DialogFormProps) {
  const { submitLabel, isWaiting = false, kind = 'plain', isQuiet = false, closeLabel, onClose } = rest
  return (
    <form {...form.props} className={styles.form} aria-label={label}>
      {intro}
      {children !== undefined && (
        <fieldset disabled={form.isBusy} className={styles.fields}>
          {children}
        </fieldset>
      )}
      {after}
      <div className={styles.actions}>
        <RefusalNote isAlert={isQuiet}>{form.refusal}</RefusalNote>
        {note}
        <SubmitButton kind={kind} busy={form.isBusy || isWaiting}>
          {submitLabel}
        </SubmitButton>
        <Button kind="quiet" disabled={form.isBusy} onClick={onClose}>
          {closeLabel}
        </Button>
      </div>
    </form>
  )
}
