import type { Dashboard } from '#contract/admin/dashboard.ts'
import { FigureList } from './figure-list.tsx'
import { listLink } from './list-link.ts'

type SearchMissesProps = { misses: Dashboard['searchMisses']; days: string }

/** What people looked for in vain. */
export function SearchMisses({ misses, days }: SearchMissesProps) {
  const figures = misses.map(({ term, count }) => ({
    key: term,
    label: term,
    figure: count === 1 ? 'once' : `${count} times`,
    to: listLink('search-misses', { days, q: term }),
  }))
  return (
    <FigureList
      title="Searches without a result"
      figures={figures}
      none="Everything that was searched was found."
      all={{ label: 'All', to: listLink('search-misses', { days }) }}
    />
  )
}
