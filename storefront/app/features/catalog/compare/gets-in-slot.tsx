import { memo, type ReactNode } from 'react'
import { useText } from '../../../messages/text.ts'
import { PASSAGES_KEY } from '../../../storage.ts'
import { useHydrated } from '../../../ui/hydration.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useIsMeasured } from '../../passages/use-is-measured.ts'
import styles from './comparison-table.module.css'
import type { ComparedProduct } from './load-comparison.ts'

export type GetsInProps = { products: readonly ComparedProduct[]; onlyDifferences: boolean }

const GetsInRow = lazyPart(() => import('./gets-in-row.tsx'), { Loading: EmptyRow, Missing: EmptyRow })

const showIfMeasured = `try{if(localStorage.getItem("${PASSAGES_KEY}"))getsIn.hidden=false}catch{}`

/** The row that says which product gets into the home, in a browser that keeps its measures. */
export function GetsInSlot(props: GetsInProps) {
  const isHydrated = useHydrated()
  const isMeasured = useIsMeasured()
  if (!isHydrated) return <ServedRow count={props.products.length} />
  return isMeasured && <GetsInRow {...props} />
}

/** Its room in the served page, before any file has loaded, so that it pushes no other row. */
const ServedRow = memo(function ServedRow({ count }: { count: number }) {
  const text = useText()
  return (
    <>
      <tr id="getsIn" hidden suppressHydrationWarning>
        <GetsInCells label={text('listing.gets-in')} cells={Array.from({ length: count }, () => null)} />
      </tr>
      <script dangerouslySetInnerHTML={{ __html: showIfMeasured }} />
    </>
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
