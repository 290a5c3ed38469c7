import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Words } from '../words.ts'
import styles from './plan-top.module.css'
import type { useOutputs } from './use-outputs.ts'

const picture = 'M3.500 5h17v14h-17zM3.500 16l5-5 4 4 3-3 5 5M15.500 8.500v.100'
const printer = 'M7 8.500v-5h10v5M7 17H4.500V8.500h15V17H17M7 14h10v6.500H7z'

type OutputButtonsProps = { outputs: ReturnType<typeof useOutputs>; words: Words }

export function OutputButtons({ outputs: { busy, save, print }, words: { text } }: OutputButtonsProps) {
  return (
    <>
      <Button kind="quiet" size="small" className={styles.way} busy={busy === 'picture'} onClick={save}>
        <Icon name={picture} size={20} />
        {text('plan.picture')}
      </Button>
      <Button kind="quiet" size="small" className={styles.way} busy={busy === 'print'} onClick={print}>
        <Icon name={printer} size={20} />
        {text('plan.print')}
      </Button>
    </>
  )
}
