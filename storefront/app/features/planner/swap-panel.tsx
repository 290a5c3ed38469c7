import { useQuery } from '@tanstack/react-query'
import { swapPiece } from '#domain/planner/edits.ts'
import { fitsInstead } from '#domain/planner/fits-instead.ts'
import type { PieceFacts, Plan, PlannedPiece } from '#domain/planner/plan.ts'
import { queryClient } from '../../query-client.ts'
import { Button } from '../../ui/button.tsx'
import { packedQuery } from '../passages/delivered.ts'
import styles from './find-panel.module.css'
import { FoundRow } from './found-row.tsx'
import type { OpenPlan } from './open-plan.ts'
import { placeText } from './place-words.ts'
import { useFitting } from './use-fitting.ts'
import { useFoundOfKind } from './use-found.ts'
import type { Words } from './words.ts'

type SwapPanelProps = { open: OpenPlan; words: Words; plan: Plan; piece: PlannedPiece & { own: false } }

/** Other products of the same kind that fit the place of a piece. */
export function SwapPanel({ open, words, plan, piece }: SwapPanelProps) {
  const { text } = words
  const { data: product, isError, refetch } = useQuery(packedQuery(piece.productId), queryClient)
  const ofKind = useFoundOfKind(piece.kind, product?.catId)
  const others = ofKind.found.filter(({ productId }) => productId !== piece.productId)
  const fitted = useFitting(others, plan, (facts) => fitsInstead(plan, piece.id, facts))
  const hasFailed = isError || ofKind.hasFailed || fitted.hasFailed
  const isPending = !hasFailed && (ofKind.isPending || fitted.isPending)

  const swap = (facts: PieceFacts) => {
    open.change(swapPiece(open.plan(), piece.id, facts), '')
    open.swap(null)
    const after = open.shown().pieces.find(({ id }) => id === piece.id)
    if (!after) return
    const place = placeText(words, open.plan(), after)
    open.say(text('planner.swap.done', { name: after.name, before: piece.name, place }))
  }
  const retry = () => {
    void refetch()
    ofKind.retry()
    fitted.retry()
  }
  return (
    <div className={styles.panel}>
      <h3 className={styles.name}>{text('planner.swap.title', { name: piece.name })}</h3>
      <p className={styles.note}>{text('planner.swap.text')}</p>
      <Button kind="outline" size="small" onClick={() => open.swap(null)}>
        {text('planner.swap.keep', { name: piece.name })}
      </Button>
      <p role="status" className={styles.note}>
        {hasFailed && text('planner.not-loaded')}
        {isPending && text('planner.searching')}
        {!isPending && !hasFailed && fitted.fitting.length === 0 && text('planner.swap.none')}
      </p>
      {hasFailed && (
        <Button kind="outline" size="small" onClick={retry}>
          {text('error.again')}
        </Button>
      )}
      <ul className={styles.rows}>
        {fitted.fitting.map((found) => (
          <FoundRow
            key={found.productId}
            found={found}
            open={open}
            words={words}
            plan={plan}
            fits={(facts) => fitsInstead(plan, piece.id, facts)}
            onSwap={swap}
          />
        ))}
      </ul>
    </div>
  )
}
