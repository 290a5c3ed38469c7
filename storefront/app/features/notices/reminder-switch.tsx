import { useId, useState } from 'react'
import type { Notice } from '#contract/notices.ts'
import { useText } from '../../messages/text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { showToast } from '../../ui/toast.tsx'
import card from '../accounts/my-account/card.module.css'
import { noticeCalls } from './notice-calls.ts'

/** Turns reminders of the cart on and off. */
export function ReminderSwitch({ notices, onChanged }: { notices: Notice[]; onChanged: () => void }) {
  const text = useText()
  const consentId = useId()
  const own = notices.find(({ kind }) => kind === 'cart-reminder')
  const [wanted, setWanted] = useState<boolean>()
  const isOn = wanted ?? own !== undefined

  const change = async (on: boolean) => {
    if (wanted !== undefined) return
    setWanted(on)
    const answer = own
      ? await noticeCalls.remove(own._id)
      : await noticeCalls.ask({ kind: 'cart-reminder', place: 'account' })
    if (!answer.success) showToast('error', answer.message || text('notices.not-asked'))
    onChanged()
    setWanted(undefined)
  }
  return (
    <div>
      <Checkbox
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={consentId}
        onChange={({ target }) => void change(target.checked)}
      >
        {text('notices.remind')}
      </Checkbox>
      <p id={consentId} className={card.intro}>
        {text('notices.consent.cart-reminder')}
      </p>
    </div>
  )
}
