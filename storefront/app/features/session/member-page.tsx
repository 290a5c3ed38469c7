import type { ReactNode } from 'react'
import { useText } from '../../messages/text.ts'
import { Container } from '../../ui/container.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './member-page.module.css'
import { MembersOnly } from './members-only.tsx'

/** Something that belongs to who is logged in, below its title. */
export function MemberPage({ title, children }: { title: string; children: ReactNode }) {
  const text = useText()
  const loading = (
    <>
      <noscript>{text('account.needs-script')}</noscript>
      <Skeleton className={`${styles.loading} needs-script`} />
    </>
  )
  return (
    <Container className={styles.page}>
      <h1>{title}</h1>
      <MembersOnly loading={loading}>
        <div className={styles.card}>{children}</div>
      </MembersOnly>
    </Container>
  )
}
