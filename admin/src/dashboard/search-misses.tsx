import type { Dashboard } from '#contract/admin/dashboard.ts'
import { FigureList } from './figure-list.tsx'
import { listLink } from './list-link.ts'

type SearchMissesProps = { misses: Dashboard['searchMisses']; days: string }

/** Search terms without results. */
export function SearchMisses({ misses, days }: SearchMissesProps) {
  const figures = misses.map(({ term, count }) => ({
    key: term,
    label: term,
    figure: count === 1 ? 'once' : `${count} times`,
    to: listLink('search-misses', { days, q: term }),
  }))
  return (
    <FigureList
      title="Failed searches"
      figures={figures}
      none="Every search had results."
      all={{ label: 'View all', to: listLink('search-misses', { days }) }}
    />
  )
}
