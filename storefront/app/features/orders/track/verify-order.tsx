import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Order, OrderReply } from '#contract/orders/orders.ts'
import type { Problems } from '#domain/accounts/account-problems.ts'
import { codeIn, codeProblem } from '#domain/accounts/one-time-code.ts'
import { useFormat } from '../../../format.ts'
import '../../../messages/account-messages.ts'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useIsOnline } from '../../../ui/use-is-online.ts'
import { useCheckedForm, type Values } from '../../../ui/use-checked-form.ts'
import formStyles from '../../accounts/account-form.module.css'
import { CodeBoxes } from '../../accounts/code-boxes.tsx'
import { codeRefusalOf, refusalOf } from '../../accounts/refusal.ts'
import { RefusalNote } from '../../accounts/refusal-note.tsx'
import { isPastWaiting, ResendButton } from '../../accounts/resend-button.tsx'
import type { Answer } from '../../accounts/session/call.ts'
import { waitForResend } from '../../accounts/waiting-email.ts'
import { Card } from '../../accounts/my-account/card.tsx'
import { untilText } from '../../payments/until-text.ts'
import { ordersApi, type OrderAccess } from '../orders-api.ts'
import { askAfterFailure, noteOrder } from '../list/use-orders.ts'
import styles from './verify-order.module.css'
import type { NoMoreCodesProps } from './no-more-codes.tsx'
import { waitsForCode } from './waits-for-code.ts'
import { WrongNumber } from './wrong-number.tsx'

/** Stands in with the shop's words until the part has come, and without it. */
const NoMoreCodes = lazyPart(() => import('./no-more-codes.tsx'), { Loading: NoMoreSaid, Missing: NoMoreSaid })

const OtherCodes = lazyPart(() => import('./other-codes.tsx'))

/** A contact that gets no more codes in time, and what the shop said about it. */
type Spent = Pick<NoMoreCodesProps, 'to' | 'said'>

type VerifyOrderProps = {
  order: Order
  door: OrderAccess
  shopPhone: string
  /** The heading of the page, instead of one of the card's own. */
  pageTitle?: string
}
type Given = Values<'code'>

/** Verifies the code that a guest who pays in cash got by email or SMS; nothing for every other order. */
export function VerifyOrder(props: VerifyOrderProps) {
  const { orderId, verifyBy } = props.order
  // One order may follow another on the same page.
  return verifyBy !== null && waitsForCode(props.order) && <Verify key={orderId} {...props} verifyBy={verifyBy} />
}

function Verify({ order, door, shopPhone, pageTitle, verifyBy }: VerifyOrderProps & { verifyBy: string }) {
  const { orderId, email, date, codeBySms, cancelUntil } = order
  const text = useText()
  const format = useFormat()
  const form = useCheckedForm({ fields: ['code'], check, send, isQuiet: true })
  const phone = format.phone(order.phone)
  const until = untilText(text, format, verifyBy)
  const isSms = email === '' || codeBySms === 'sent'
  const contact = isSms ? phone : email
  /** Where no code can go any more. */
  const [spent, setSpent] = useState<Spent[]>([])
  const addSpent = (to: string) => (said: string) => setSpent((before) => [...before, { to, said }])
  const isSpent = (to: string) => spent.some((one) => one.to === to)
  const lastSpent = spent.at(-1)
  const [isWrong, setIsWrong] = useState(false)

  async function send({ code }: Given) {
    const answer = await ordersApi.verify(door, { code: codeIn(code) })
    if (!answer.success) {
      // The order has ended meanwhile, or another tab was first.
      askAfterFailure(orderId, answer)
      setIsWrong(answer.code === 'invalid_input')
      return codeRefusalOf(text, answer, 'code', text('verify-order.failed'))
    }
    showToast('success', answer.message)
    noteOrder(answer.data)
    return undefined
  }

  async function sendBySms() {
    const answer = await ordersApi.codeBySms(door)
    if (!answer.success) {
      askAfterFailure(orderId, answer)
      return answer
    }
    waitForResend({ kind: 'order', contact: phone }) // first, since the button that counts down is a new one
    noteOrder(answer.data)
    return answer
  }

  function startOver() {
    setIsWrong(false)
    form.startOver()
  }

  const wasOffered = useRef(false)
  const enterOther = useEffectEvent(startOver)
  useEffect(() => {
    // The offer is gone, and the focus with its button, also where its answer was lost.
    if (wasOffered.current && codeBySms === 'sent') enterOther()
    wasOffered.current = codeBySms === 'possible'
  }, [codeBySms])

  return (
    <Card id="verify-order" title={pageTitle ?? text('verify-order.title')} isPage={pageTitle !== undefined}>
      <p>
        {text('verify-order.intro', {
          number: orderId,
          where: isSms ? phone : email,
          time: until,
        })}
      </p>
      <form {...form.props} className={`${formStyles.form} ${styles.form}`} aria-labelledby="verify-order">
        <fieldset className={formStyles.fields} disabled={form.isBusy}>
          <CodeBoxes name="code" error={form.errors.code} isSms={isSms} until={until} />
        </fieldset>
        <RefusalNote isAlert>{form.refusal}</RefusalNote>
        {/* There before its words, so that screen readers announce them. */}
        <div role="status" className={styles.others}>
          {isWrong && <OtherCodes orderId={orderId} />}
        </div>
        <div className={styles.buttons}>
          <SubmitButton busy={form.isBusy} busyWord={text('verify-order.busy')}>
            {text('verify-order.submit')}
          </SubmitButton>
          {!isSpent(contact) && (
            <ResendButton
              key={isSms ? 'sms' : 'email'}
              kind="order"
              contact={contact}
              sentAt={date}
              hasReplaced={codeBySms === 'sent'}
              resend={codeBySms === 'sent' ? sendBySms : () => ordersApi.resendCode(door)}
              onSent={startOver}
              onNoMore={addSpent(contact)}
            />
          )}
        </div>
      </form>
      {lastSpent && <NoMoreCodes order={order} door={door} shopPhone={shopPhone} {...lastSpent} isSms={isSms} />}
      {codeBySms === 'possible' && !isSpent(phone) && (
        <CodeBySms phone={phone} send={sendBySms} onNoMore={addSpent(phone)} />
      )}
      {isSms && cancelUntil !== null && !lastSpent && <WrongNumber order={order} door={door} />}
    </Card>
  )
}

type CodeBySmsProps = { phone: string; send: () => Promise<Answer<OrderReply>>; onNoMore: (said: string) => void }

/** Offers the code by SMS to a buyer whose mail does not come. */
function CodeBySms({ phone, send, onNoMore }: CodeBySmsProps) {
  const text = useText()
  const [isBusy, setIsBusy] = useState(false)
  /** Stays until the network is back, or until the next press. */
  const [problem, setProblem] = useState<'verify.resend-offline' | 'account.no-answer'>()
  const isOnline = useIsOnline()
  const isOver = problem === 'verify.resend-offline' && isOnline

  const press = async () => {
    if (!navigator.onLine) return setProblem('verify.resend-offline')
    setProblem(undefined)
    setIsBusy(true)
    const answer = await send()
    setIsBusy(false)
    if (answer.success) showToast('success', answer.message)
    else if (answer.code === undefined) setProblem('account.no-answer')
    else if (isPastWaiting(answer)) onNoMore(answer.message)
    else showToast('error', refusalOf(text, answer, text('verify-order.by-sms-failed')).message)
  }

  return (
    <div className={styles.sms}>
      <p>{text('verify-order.no-mail', { phone })}</p>
      <Button kind="outline" aria-disabled={isBusy || undefined} onClick={() => !isBusy && void press()}>
        {text(isBusy ? 'verify.resend-busy' : 'verify-order.by-sms')}
      </Button>
      {problem && !isOver && <RefusalNote isAlert>{text(problem)}</RefusalNote>}
    </div>
  )
}

function NoMoreSaid({ said, order, door, isSms }: NoMoreCodesProps) {
  return (
    <div className={styles.sms}>
      <RefusalNote isAlert>{said}</RefusalNote>
      {isSms && order.cancelUntil !== null && <WrongNumber order={order} door={door} />}
    </div>
  )
}

function check({ code }: Given): Problems<'code'> {
  const problem = codeProblem(code)
  return problem ? { code: problem } : {}
}
