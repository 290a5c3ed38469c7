import { useState } from 'react'
import { useText } from '../../messages/text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/field.tsx'
import type { FieldErrors } from '../../ui/form-problems.ts'
import { NameField } from '../accounts/name-field.tsx'
import { chooseDistrict, readDistrict } from '../delivery-zones/district/district.ts'
import { MAX_PHONE_LENGTH } from './billing-step.tsx'
import type { Choices } from './checkout-draft.ts'
import styles from './checkout-form.module.css'

type RecipientPartProps = {
  choices: Choices
  choose: (changed: Partial<Choices>) => void
  errors: FieldErrors<'recipient_name' | 'recipient_phone'>
}

/**
 * Ticked where somebody else receives the order. The district of their address is not the shopper's: with the tick, the
 * shop goes by the one from before this page again.
 */
export default function RecipientPart({ choices, choose, errors }: RecipientPartProps) {
  const text = useText()
  const [districtBefore] = useState(readDistrict)
  const tick = (isTicked: boolean) => {
    choose({ recipient: isTicked ? 'on' : '' })
    chooseDistrict(isTicked ? districtBefore : choices.district)
  }
  return (
    <>
      <Checkbox
        name="recipient"
        checked={choices.recipient !== ''}
        onChange={({ currentTarget }) => tick(currentTarget.checked)}
      >
        {text('recipient.box')}
      </Checkbox>
      {choices.recipient !== '' && (
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
          {choices.is_gift !== '' && <p className={styles.accessIntro}>{text('recipient.gift-cash')}</p>}
        </div>
      )}
    </>
  )
}
