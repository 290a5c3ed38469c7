import { useText } from '../../messages/text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/field.tsx'
import type { FieldErrors } from '../../ui/form-problems.ts'
import { NameField } from '../accounts/name-field.tsx'
import { MAX_PHONE_LENGTH } from './billing-step.tsx'
import type { Choices } from './checkout-draft.ts'
import styles from './checkout-form.module.css'

type RecipientDetailsProps = {
  choices: Choices
  choose: (changed: Partial<Choices>) => void
  /** Whether the order can be paid in cash. */
  takesCash: boolean
  errors: FieldErrors<'recipient_name' | 'recipient_phone'>
}

/** Asks for somebody else who receives the order, once the box for it is ticked. */
export default function RecipientDetails({ choices, choose, takesCash, errors }: RecipientDetailsProps) {
  const text = useText()
  return (
    <div className={styles.access}>
      <p className={styles.accessIntro}>{text('recipient.intro')}</p>
      <div className={styles.pairs}>
        <NameField
          name="recipient_name"
          label={text('recipient.name')}
          autoComplete="off"
          enterKeyHint="next"
          required
          value={choices.recipient_name}
          onChange={({ currentTarget }) => choose({ recipient_name: currentTarget.value })}
          error={errors.recipient_name}
        />
        <TextField
          name="recipient_phone"
          type="tel"
          label={text('recipient.phone')}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={MAX_PHONE_LENGTH}
          required
          value={choices.recipient_phone}
          onChange={({ currentTarget }) => choose({ recipient_phone: currentTarget.value })}
          error={errors.recipient_phone}
        />
      </div>
      <Checkbox
        name="is_gift"
        checked={choices.is_gift !== ''}
        onChange={({ currentTarget }) => choose({ is_gift: currentTarget.checked ? 'on' : '' })}
      >
        {text('recipient.gift')}
      </Checkbox>
      {choices.is_gift !== '' && takesCash && <p className={styles.accessIntro}>{text('recipient.gift-cash')}</p>}
    </div>
  )
}
