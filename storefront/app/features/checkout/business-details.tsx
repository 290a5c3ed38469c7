import { PAN_WANTED_FROM_RUPEES } from '#domain/invoices/business.ts'
import { useText } from '../../messages/text.ts'
import { BusinessFields, type BusinessFieldsProps } from '../invoices/business-fields.tsx'
import type { Choices } from './checkout-draft.ts'
import { isForOther } from './form-fields.tsx'
import styles from './checkout-form.module.css'

type BusinessDetailsProps = {
  /** Total of the order in rupees. */
  total: number
  choices: Choices
  choose: (changed: Partial<Choices>) => void
  errors: BusinessFieldsProps['errors']
}

/** Asks for the business that the invoice is for once its box is ticked, and mentions the box to buyers of large orders. */
export default function BusinessDetails({ total, choices, choose, errors }: BusinessDetailsProps) {
  const text = useText()
  const { business, business_name, pan, business_address } = choices
  if (business !== '') {
    return (
      <div className={styles.pairs}>
        <BusinessFields
          values={{ business_name, pan, business_address }}
          isForOther={isForOther(choices)}
          onType={choose}
          errors={errors}
        />
      </div>
    )
  }
  return total >= PAN_WANTED_FROM_RUPEES && <p className={styles.mention}>{text('business.large')}</p>
}
