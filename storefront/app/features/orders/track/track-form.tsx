import { href, Link, useNavigate } from 'react-router'
import { MAX_EMAIL_LENGTH } from '#domain/accounts/email.ts'
import type { Problems } from '#domain/accounts/account-problems.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { useText } from '../../../messages/text.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useCheckedForm, type Values } from '../../../ui/use-checked-form.ts'
import { LastOrderPart } from '../../checkout/last-order-part.tsx'
import { RefusalNote } from '../../accounts/refusal-note.tsx'
import { refusalOf } from '../../accounts/refusal.ts'
import { ordersApi } from '../orders-api.ts'
import styles from './track-form.module.css'
import { trackPath } from './track-path.ts'

const fields = ['orderId', 'contact'] as const
type TrackField = (typeof fields)[number]

/** Finds an order by its number and its contact, and opens the order's own address. */
export function TrackForm() {
  const text = useText()
  const navigate = useNavigate()
  const form = useCheckedForm({ fields, check: blankOnes, send: track, isQuiet: true })

  async function track({ orderId, contact }: Values<TrackField>) {
    const number = parseOrderNumber(orderId)
    if (number === null) {
      const wrong = text('track.wrong-id')
      return { message: wrong, fields: { orderId: wrong } }
    }
    const answer = await ordersApi.track({ orderId: number, contact: contact.trim() })
    if (!answer.success) {
      if (answer.code === 'not_found') return { message: text('track.not-found') }
      return refusalOf(text, answer, text('track.failed'))
    }
    const door = { orderId: number, key: answer.trackKey }
    return void navigate(trackPath(door))
  }

  return (
    <form {...form.props} className={styles.form} aria-label={text('track.title')}>
      <p className={styles.intro}>{text('track.intro')}</p>
      <fieldset className={styles.fields} disabled={form.isBusy}>
        <TextField
          name="orderId"
          label={text('track.order-id')}
          hint={text('track.order-id-hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          error={form.errors.orderId}
        />
        <TextField
          name="contact"
          label={text('track.contact')}
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          required
          error={form.errors.contact}
        />
      </fieldset>
      <RefusalNote isAlert>{form.refusal}</RefusalNote>
      <SubmitButton size="large" className="needs-script" busy={form.isBusy}>
        {text('track.submit')}
      </SubmitButton>
      <p className={styles.member}>
        {text('track.member')} <Link to={href('/my-orders')}>{text('session.my-orders')}</Link>
      </p>
      <LastOrderPart isAll />
    </form>
  )
}

function blankOnes(given: Values<TrackField>): Problems<TrackField> {
  const blank = fields.filter((field) => given[field].trim() === '')
  return Object.fromEntries(blank.map((field) => [field, 'all-required']))
}
