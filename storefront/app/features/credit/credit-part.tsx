import { type KeyboardEvent, useRef, useState } from 'react'
import { MAX_CREDIT_CODE_LENGTH } from '#domain/credit/credit-code.ts'
import { useFormat } from '../../format.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/field.tsx'
import { useSession } from '../accounts/session/session.ts'
import styles from './credit-part.module.css'
import { creditApi } from './credit-api.ts'
import { type ChosenCard, chooseCredit, useCreditChoice, useLeftToPay } from './credit-choice.ts'
import { useOwnCredit } from './use-own-credit.ts'

await needMessages('credit')

/** At checkout: pays a part of the total, or all of it, with a gift card and the store credit of the account. */
export default function CreditPart({ total }: { total: number }) {
  const text = useText()
  const format = useFormat()
  const { card, own } = useCreditChoice()
  const { user } = useSession()
  const { data: credit } = useOwnCredit(user?._id)
  const left = useLeftToPay(total)
  const balance = credit && !credit.isBlocked ? credit.balance : 0
  return (
    <div className={styles.credit}>
      {card ? <UsedCard card={card} total={total} /> : <CardField />}
      {balance > 0 && (
        <Checkbox checked={own > 0} onChange={({ target }) => chooseCredit({ own: target.checked ? balance : 0 })}>
          {text('credit.use-own', { amount: format.money(balance) })}
        </Checkbox>
      )}
      <p role="status" className={styles.left}>
        {left < total && (left === 0 ? text('credit.covered') : text('credit.left', { amount: format.money(left) }))}
      </p>
    </div>
  )
}

function UsedCard({ card: { codeEnd, balance }, total }: { card: ChosenCard; total: number }) {
  const text = useText()
  const format = useFormat()
  return (
    <div className={styles.used}>
      <p>{text('credit.used', { end: codeEnd, amount: format.money(Math.min(balance, total)) })}</p>
      <Button kind="quiet" size="small" onClick={() => chooseCredit({ card: null })}>
        {text('credit.remove')}
      </Button>
    </div>
  )
}

/** A field for a code that opens on demand, since few have one. */
function CardField() {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [refused, setRefused] = useState<string>()

  async function apply() {
    const code = input.current!.value.trim()
    if (code === '') return
    setIsAsking(true)
    const answer = await creditApi.balance({ code })
    setIsAsking(false)
    if (!answer.success) return setRefused(answer.message || text('credit.failed'))
    const { codeEnd, balance } = answer.data
    if (balance === 0) return setRefused(text('credit.nothing-left', { end: codeEnd }))
    chooseCredit({ card: { code, codeEnd, balance } })
  }

  function applyByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Enter would place the order.
    event.preventDefault()
    void apply()
  }

  if (!isOpen) {
    return (
      <Button kind="quiet" size="small" onClick={() => setIsOpen(true)}>
        {text('credit.open')}
      </Button>
    )
  }
  return (
    <div className={styles.field}>
      <TextField
        ref={input}
        name="credit_code"
        label={text('credit.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_CREDIT_CODE_LENGTH}
        error={refused}
        onChange={() => setRefused(undefined)}
        onKeyDown={applyByEnter}
      />
      <Button kind="outline" className={styles.apply} busy={isAsking} onClick={() => void apply()}>
        {text('credit.apply')}
      </Button>
    </div>
  )
}
