import type { Order } from '#contract/orders/orders.ts'
import type { Problems } from '#domain/accounts/account-problems.ts'
import { codeIn, codeProblem } from '#domain/accounts/one-time-code.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import formStyles from '../accounts/account-form.module.css'
import { CodeBoxes } from '../accounts/code-boxes.tsx'
import { codeRefusalOf } from '../accounts/refusal.ts'
import { RefusalNote } from '../accounts/refusal-note.tsx'
import { ResendButton } from '../accounts/resend-button.tsx'
import { askAfterFailure } from '../orders/list/use-orders.ts'
import { ordersApi, type OrderAccess } from '../orders/orders-api.ts'
import styles from './other-ways.module.css'

type CashCodeProps = {
  order: Pick<Order, 'orderId' | 'email' | 'phone'>
  door: OrderAccess
  /** Called with the order once it is to be paid in cash. */
  onChanged: (order: Order) => void
  onLeave: () => void
}

/** Boxes for the code with which a guest changes an order to cash. They take the focus. */
export function CashCode({ order: { orderId, email, phone }, door, onChanged, onLeave }: CashCodeProps) {
  const text = useText()
  const format = useFormat()
  const form = useCheckedForm({ fields: ['code'], check, send, isQuiet: true })
  const contact = email === '' ? format.phone(phone) : email

  async function send({ code }: Values<'code'>) {
    const answer = await ordersApi.changePayment(door, { payment: 'cod', code: codeIn(code) })
    if (answer.success) {
      onChanged(answer.data)
      return undefined
    }
    // It was paid or has ended meanwhile, or another tab was first.
    askAfterFailure(orderId, answer)
    return codeRefusalOf(text, answer, 'code', text('pay.not-changed'))
  }

  return (
    <form {...form.props} className={formStyles.form} aria-label={text('pay.cash-code')}>
      <p>{text('pay.cash-code-intro', { where: contact })}</p>
      <fieldset ref={focusFirst} className={formStyles.fields} disabled={form.isBusy}>
        <CodeBoxes name="code" error={form.errors.code} isSms={email === ''} isSentByButton />
      </fieldset>
      <RefusalNote isAlert>{form.refusal}</RefusalNote>
      <div className={styles.choices}>
        <SubmitButton busy={form.isBusy} busyWord={text('pay.cash-code-busy')}>
          {text('pay.cash-code')}
        </SubmitButton>
        <ResendButton
          kind="order"
          contact={contact}
          resend={() => ordersApi.sendCashCode(door)}
          onSent={form.startOver}
        />
        <Button kind="quiet" onClick={onLeave}>
          {text('pay.keep')}
        </Button>
      </div>
    </form>
  )
}

function focusFirst(part: HTMLElement | null): void {
  part?.querySelector<HTMLElement>('[name="code"]')?.focus()
}

function check({ code }: Values<'code'>): Problems<'code'> {
  const problem = codeProblem(code)
  return problem ? { code: problem } : {}
}
