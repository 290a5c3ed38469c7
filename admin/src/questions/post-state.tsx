import type { StaffAnswer } from '#contract/admin/questions.ts'
import type { PostState } from '#domain/questions/questions.ts'
import { StatusChip } from '../ui/status-chip.tsx'

export const postStateNames: Record<PostState, string> = {
  waiting: 'To publish',
  published: 'Published',
  hidden: 'Hidden',
}

export type Post = Pick<StaffAnswer, 'state' | 'reason' | 'moderatedBy'>

/** Chip of a question or answer that shoppers cannot read. */
export function PostStatus({ post: { state, reason, moderatedBy } }: { post: Post }) {
  if (state === 'published') return null
  if (state === 'waiting') return <StatusChip tone="notice" label={postStateNames.waiting} />
  return <StatusChip tone="danger" label={`Hidden${moderatedBy === null ? '' : ` by ${moderatedBy}`}: ${reason}`} />
}
