import { useState } from 'react'
import type { GiftCard } from '#contract/credit.ts'
import type { Problems } from '#domain/accounts/account-problems.ts'
import { MAX_CREDIT_CODE_LENGTH } from '#domain/credit/credit-code.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import { RefusalNote } from '../accounts/refusal-note.tsx'
import { refusalOf } from '../accounts/refusal.ts'
import { creditApi } from './credit-api.ts'
import styles from './balance-form.module.css'

const fields = ['code'] as const
type CodeField = (typeof fields)[number]

/** Shows what is left on a gift card. */
export function BalanceForm() {
  const text = useText()
  const format = useFormat()
  const [found, setFound] = useState<GiftCard>()
  const form = useCheckedForm({ fields, check: blankOnes, send: look, isQuiet: true })

  async function look({ code }: Values<CodeField>) {
    setFound(undefined)
    const answer = await creditApi.balance({ code })
    if (!answer.success) return refusalOf(text, answer, text('credit.failed'))
    setFound(answer.data)
    return { message: '' } // the form stays, for another code
  }

  return (
    <form {...form.props} className={styles.form} aria-label={text('credit.title')}>
      <p className={styles.intro}>{text('credit.intro')}</p>
      <fieldset disabled={form.isBusy}>
        <TextField
          name="code"
          label={text('credit.code')}
          hint={text('credit.code-hint', { example: '7K2M-9QXT-04HB-PZ3W' })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_CREDIT_CODE_LENGTH}
          required
          error={form.errors.code}
        />
      </fieldset>
      <RefusalNote isAlert>{form.refusal}</RefusalNote>
      <SubmitButton size="large" className="needs-script" busy={form.isBusy}>
        {text('credit.see')}
      </SubmitButton>
      <p role="status" className={styles.found}>
        {found &&
          text(found.balance === 0 ? 'credit.nothing-left' : 'credit.left-on', {
            amount: format.money(found.balance),
            end: found.codeEnd,
          })}
      </p>
      <p className={styles.intro}>{text('credit.no-expiry')}</p>
    </form>
  )
}

function blankOnes({ code }: Values<CodeField>): Problems<CodeField> {
  return code.trim() === '' ? { code: 'all-required' } : {}
}
