import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import styles from './promise-box.module.css'

type BoxRowsProps = {
  icon: IconName
  title: ReactNode
  /** Second line of the title. */
  when?: ReactNode
  cost?: ReactNode
  express?: ReactNode
  terms?: ReactNode
}

/** The rows of the box. Each keeps its place without words, too. */
export function BoxRows({ icon, title, when, cost, express, terms }: BoxRowsProps) {
  return (
    <>
      <Icon name={icon} size={22} />
      <p className={styles.title}>
        <span className={styles.to}>{title}</span>
        {when !== undefined && <span> {when}</span>}
      </p>
      <p>{cost}</p>
      <p>{express}</p>
      <p className={styles.terms}>{terms}</p>
    </>
  )
}
