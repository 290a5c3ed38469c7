import { useId, useRef } from 'react'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import { useNear } from '../../ui/use-near.ts'
import { withWholeStyles } from '../../ui/whole-styles.ts'
import type { QuestionsProps } from './load-questions.ts'
import './question-messages.ts'
import { QuestionList } from './question-list.tsx'
import styles from './questions.module.css'

const QuestionsBoard = lazyPart(
  withWholeStyles(() => import('./questions-board.tsx')),
  { Loading: QuestionsAsServed, Missing: QuestionsAsServed },
)

const loadAskDialog = () => import('./ask-dialog.tsx')

/**
 * Questions about a product, with answers by the shop and by buyers. The served page has the first ones. Further
 * questions, and the buttons of buyers, load when a visitor comes near.
 */
export default function QuestionsSection(props: QuestionsProps) {
  const text = useText()
  const titleId = useId()
  const section = useRef<HTMLElement>(BEFORE_MOUNT)
  const isNear = useNear(section)
  const dialog = useLazyPanel(loadAskDialog)
  return (
    <section ref={section} id="questions" className={styles.section} aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={text('questions.title')}>
        <Button kind="outline" className="needs-script" {...dialog.opener}>
          {text('questions.ask')}
        </Button>
      </SectionHeading>
      {isNear ? <QuestionsBoard {...props} /> : <QuestionsAsServed {...props} />}
      {dialog.Panel && <dialog.Panel productId={props.productId} isOpen={dialog.isOpen} onClose={dialog.close} />}
    </section>
  )
}

function QuestionsAsServed({ served, shopName }: QuestionsProps) {
  return served && <QuestionList questions={served.data} shopName={shopName} />
}
