import { href } from 'react-router'
import type { CustomRequest } from '#contract/custom-requests.ts'
import { deadlineOf } from '#domain/language/deadline.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, LinkedWords } from '../../ui/checkbox.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { RefusalNote } from '../accounts/refusal-note.tsx'
import { OrderTotals } from '../orders/order/order-totals.tsx'
import styles from './accept-form.module.css'
import { pieceName, pieceSize } from './piece-name.ts'
import type { useFigures } from './use-requests.ts'

type AcceptSummaryProps = {
  request: CustomRequest
  figures: ReturnType<typeof useFigures>
  /** Problem with the agreement to the terms. */
  error: string | undefined
  form: { isBusy: boolean; refusal: string | undefined }
}

/** The delivered price, the amount due now, and the button that names it. */
export function AcceptSummary({ request, figures, error, form }: AcceptSummaryProps) {
  const text = useText()
  const format = useFormat()
  const { data, isError, isFetching, refetch } = figures
  const payBy = data && deadlineOf(format, data.payBy)
  return (
    <section className={styles.summary} aria-labelledby="piece-figures">
      <h2 id="piece-figures" className={styles.summaryTitle}>
        {text('piece.figures')}
      </h2>
      <p>
        {pieceName(text, request)}
        <span className={styles.size}>{pieceSize(text, request)}</span>
      </p>
      {data && <OrderTotals totals={data.totals} />}
      {data && (
        <dl className={styles.parts}>
          <div>
            <dt>{text('piece.deposit')}</dt>
            <dd>{format.money(data.deposit)}</dd>
          </div>
          <div>
            <dt>{text('piece.balance')}</dt>
            <dd>{format.money(data.totals.total - data.deposit)}</dd>
          </div>
        </dl>
      )}
      {payBy && <p className={styles.size}>{text('piece.pay-by', { date: `${payBy.date}, ${payBy.time}` })}</p>}
      {!data && !isError && (
        <div role="status">
          <span className="visually-hidden">{text('piece.figures-loading')}</span>
          <Skeleton className={styles.figuresLoading} />
        </div>
      )}
      {isError && (
        <div role="alert" className={styles.missing}>
          <p>{text('piece.figures-missing')}</p>
          <Button kind="outline" size="small" busy={isFetching} onClick={() => void refetch()}>
            {text('error.again')}
          </Button>
        </div>
      )}
      <fieldset disabled={form.isBusy}>
        <Checkbox name="agreed" required error={error}>
          <LinkedWords to={[href('/terms-of-service'), href('/return-policy')]}>{text('checkout.agree')}</LinkedWords>
        </Checkbox>
      </fieldset>
      <p>{text('piece.no-return')}</p>
      <RefusalNote>{form.refusal}</RefusalNote>
      <SubmitButton kind="buy" size="large" busy={form.isBusy || isFetching}>
        {data ? text('piece.order-now', { amount: format.money(data.deposit) }) : text('piece.accept')}
      </SubmitButton>
    </section>
  )
}
