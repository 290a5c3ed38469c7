import type { Answer } from '#domain/passages/answer.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './answer-words.module.css'
import type { Delivered } from './delivered.ts'

const looks = { yes: styles.good, tilted: styles.good, 'in-parts': styles.fair, unsure: styles.fair, no: styles.bad }
const icons = { yes: 'check', tilted: 'check', 'in-parts': 'hammer', unsure: 'info', no: 'close' } as const

type AnswerWordsProps = {
  answer: Answer
  delivered: Delivered
  /** The usual heights that it rests on; empty if all are measured. */
  usual: string
}

/** The answer in words, and how sure it is. */
export function AnswerWords({ answer, delivered, usual }: AnswerWordsProps) {
  const text = useText()
  const { packages, areEstimates, isBuilt } = delivered
  const stuck = answer.packages.filter(({ way }) => way === 'no').length
  return (
    <div className={`${styles.words} ${looks[answer.answer]}`}>
      <Icon name={icons[answer.answer]} />
      <div>
        <h3 className={styles.title}>{text(`passages.answer.${answer.answer}`)}</h3>
        <p>{text(`passages.says.${answer.answer}`, { count: packages.length, stuck })}</p>
        {answer.isStuckEitherWay && <p>{text('passages.either-way')}</p>}
        {answer.isByStairs && <p>{text('passages.by-stairs')}</p>}
        {isBuilt && answer.answer !== 'in-parts' && <p>{text('passages.built')}</p>}
        {usual && <p className={styles.estimates}>{text('passages.usual.counted', { heights: usual })}</p>}
        {areEstimates && <p className={styles.estimates}>{text('passages.estimates')}</p>}
      </div>
    </div>
  )
}
