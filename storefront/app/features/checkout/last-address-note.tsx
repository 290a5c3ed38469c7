import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { enterValue } from '../accounts/enter-value.ts'
import type { Choices } from './checkout-draft.ts'
import { enterAddress, noPlace } from './known-addresses.ts'
import { forgetLastAddress, LAST_ADDRESS_DAYS } from './last-address.ts'
import styles from './last-address-note.module.css'

/** Says that this browser keeps the address of a guest's last order, and removes it there and from the form. */
export default function LastAddressNote({ choose }: { choose: (changed: Partial<Choices>) => void }) {
  const text = useText()
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
      {text('checkout.last-address', { days: LAST_ADDRESS_DAYS })}{' '}
      <Button kind="quiet" size="small" onClick={({ currentTarget }) => clear(currentTarget.form!)}>
        {text('checkout.last-address-clear')}
      </Button>
    </p>
  )
}
