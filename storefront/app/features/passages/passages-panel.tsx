import type { Product, Variant } from '#contract/catalog/products.ts'
import { href, Link } from 'react-router'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AskAboutProduct } from '../chat/ask-slot.tsx'
import { AskOrVisit } from './ask-or-visit.tsx'
import { CHECK_FORM, CheckedWay } from './checked-way.tsx'
import { deliveredAs, usePacked } from './delivered.ts'
import styles from './passages-panel.module.css'
import { PiecesInstead } from './pieces-instead.tsx'
import { useIsMeasured } from './use-is-measured.ts'

await needMessages('passages')

const nothingChecked: readonly string[] = []

type PassagesPanelProps = { product: Product; chosen: Variant; isOpen: boolean; onClose: () => void }

/** Says whether the chosen variant gets through the doors, stairs, corridors and lift of a home. */
export default function PassagesPanel({ product, chosen, isOpen, onClose }: PassagesPanelProps) {
  const text = useText()
  const { data, isError, isFetching, refetch } = usePacked(product._id)
  const delivered = data && deliveredAs(data, chosen._id)
  const goods = delivered?.goods
  return (
    <Panel
      side="centre"
      width="960px"
      title={text('passages.title')}
      closeLabel={text('passages.close')}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        goods && (
          <Button type="submit" form={CHECK_FORM} size="large" className={styles.check}>
            {text('passages.check')}
          </Button>
        )
      }
    >
      {goods && (
        <CheckedWay
          delivered={{ ...delivered, goods }}
          renderAsk={(question) => <AskOrVisit product={product} chosen={chosen} question={question} />}
          renderInstead={(access, onlyWhole) => (
            <PiecesInstead product={product} access={access} onlyWhole={onlyWhole} />
          )}
        />
      )}
      {goods === null && <UnknownPackages product={product} chosen={chosen} />}
      {!delivered && !isError && <Loading />}
      {!delivered && isError && (
        <LoadFailure title={text('passages.failed')} isTrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Panel>
  )
}

function UnknownPackages({ product, chosen }: { product: Product; chosen: Variant }) {
  const text = useText()
  return (
    <>
      <EmptyState
        icon="info"
        title={text('passages.unknown')}
        action={<Link to={href('/contact')}>{text('passages.contact')}</Link>}
      >
        {text('passages.unknown-text')}
      </EmptyState>
      <div className={styles.ask}>
        <AskAboutProduct product={product} chosen={chosen} question={nothingChecked} />
      </div>
    </>
  )
}

function Loading() {
  const text = useText()
  return (
    <div role="status" className={`${styles.loading} ${useIsMeasured() ? styles.answering : ''}`}>
      <span className="visually-hidden">{text('passages.loading')}</span>
      <Skeleton className={styles.block} />
      <Skeleton className={styles.block} />
    </div>
  )
}
