import type { StaffAnswer } from '#contract/admin/questions.ts'
import type { PostState } from '#domain/questions/questions.ts'
import { t } from '../language/t.ts'
import { StatusChip } from '../ui/status-chip.tsx'

export const postStateNames: Record<PostState, string> = {
  waiting: t('To publish'),
  published: t('Published'),
  hidden: t('Hidden'),
}

export type Post = Pick<StaffAnswer, 'state' | 'reason' | 'moderatedBy'>

/** Chip of a question or answer that shoppers cannot read. */
export function PostStatus({ post: { state, reason, moderatedBy } }: { post: Post }) {
  if (state === 'published') return null
  if (state === 'waiting') return <StatusChip tone="notice" label={postStateNames.waiting} />
  return (
    <StatusChip
      tone="danger"
      label={
        moderatedBy === null
          ? t('Hidden: %{reason}', { reason })
          : t('Hidden by %{name}: %{reason}', { name: moderatedBy, reason })
      }
    />
  )
}
