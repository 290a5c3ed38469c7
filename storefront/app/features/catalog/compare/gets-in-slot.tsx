import { memo, type ReactNode, useState } from 'react'
import { useText } from '../../../messages/text.ts'
import { useHydrated } from '../../../ui/hydration.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useIsMeasured } from '../../passages/use-is-measured.ts'
import styles from './comparison-table.module.css'
import type { ComparedProduct } from './load-comparison.ts'

export type GetsInProps = { products: readonly ComparedProduct[]; onlyDifferences: boolean }

const GetsInRow = lazyPart(() => import('./gets-in-row.tsx'), { Loading: EmptyRow, Missing: EmptyRow })

const GetsInInvite = lazyPart(() => import('./gets-in-invite.tsx'), { Loading: EmptyRow, Missing: EmptyRow })

/** The row that says which product gets into the home. A browser without measures is invited to enter them. */
export function GetsInSlot(props: GetsInProps) {
  const isHydrated = useHydrated()
  const isMeasured = useIsMeasured()
  const [isAsking, setIsAsking] = useState(false)
  if (!isHydrated) return <ServedRow count={props.products.length} />
  // The first measure is kept as it is typed; the invitation stays as long as its dialog.
  if (isMeasured && !isAsking) return <GetsInRow {...props} />
  return (!props.onlyDifferences || isAsking) && <GetsInInvite {...props} onAsking={setIsAsking} />
}

/** Its room in the served page, before any file has loaded, so that it pushes no other row. */
const ServedRow = memo(function ServedRow({ count }: { count: number }) {
  const text = useText()
  return (
    <tr className="needs-script">
      <GetsInCells label={text('listing.gets-in')} cells={Array.from({ length: count }, () => null)} />
    </tr>
  )
})

function EmptyRow({ products }: GetsInProps) {
  const text = useText()
  return (
    <tr>
      <GetsInCells label={text('listing.gets-in')} cells={products.map(() => null)} />
    </tr>
  )
}

/** Reserves the height before the answer loads. */
export function GetsInCells({ label, cells }: { label: ReactNode; cells: readonly ReactNode[] }) {
  return (
    <>
      <th scope="row">
        <div className={styles.fit}>{label}</div>
      </th>
      {cells.map((cell, at) => (
        <td key={at}>{cell}</td>
      ))}
    </>
  )
}
