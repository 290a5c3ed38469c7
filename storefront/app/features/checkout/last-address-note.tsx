import { useFormat } from '../../format.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { enterValue } from '../accounts/enter-value.ts'
import type { Choices } from './checkout-draft.ts'
import { enterAddress, noPlace } from './known-addresses.ts'
import { forgetLastAddress, LAST_ADDRESS_DAYS, readLastAddress } from './last-address.ts'
import styles from './last-address-note.module.css'

await needMessages('checkout-parts')

type LastAddressNoteProps = {
  /** Without the address where the shop goes by another district. */
  filledIn: 'address' | 'person'
  /** The address of the order is that of somebody else. */
  isForOther: boolean
  choose: (changed: Partial<Choices>) => void
}

/** Says what is filled in from a guest's last order, which this browser keeps, and removes it there and from the form. */
export default function LastAddressNote({ filledIn, isForOther, choose }: LastAddressNoteProps) {
  const text = useText()
  const format = useFormat()
  const last = readLastAddress()
  const district = format.place(last?.district ?? '')
  const clear = (form: HTMLFormElement) => {
    forgetLastAddress()
    enterAddress(form, undefined, undefined)
    for (const name of ['email', 'phone', 'name']) {
      const field = form.elements.namedItem(name)
      if (!(field instanceof HTMLInputElement)) continue
      enterValue(field, '')
      field.focus() // the button disappears
    }
    choose(noPlace)
  }
  return (
    <p className={styles.note}>
      {filledIn === 'address' && !isForOther
        ? text('checkout.last-address', { days: LAST_ADDRESS_DAYS })
        : last?.street_address && district && !isForOther
          ? text('checkout.last-person', { district })
          : text('checkout.last-contact')}{' '}
      <Button kind="quiet" size="small" onClick={({ currentTarget }) => clear(currentTarget.form!)}>
        {text('checkout.last-address-clear')}
      </Button>
    </p>
  )
}
