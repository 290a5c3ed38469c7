import { useEffect } from 'react'
import { href, Link } from 'react-router'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { prefetch } from '../../ui/lazy-part.tsx'
import { useSession } from '../accounts/session/session.ts'

const follow = () => import('./follow-list.ts').then(({ followList }) => followList())

/** The page's own requests go before the hearts. */
const IDLE_AFTER_MS = 200

/** Link to My List. A member's list loads once the page is idle. */
export function ListLink({ className }: { className: string | undefined }) {
  const text = useText()
  const { status } = useSession()
  useEffect(() => {
    if (status !== 'member') return undefined
    const timer = setTimeout(() => prefetch(follow), IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [status])
  return (
    <Link to={href('/my-list')} className={className} aria-label={text('list.word')}>
      <Icon name="heart" />
    </Link>
  )
}
