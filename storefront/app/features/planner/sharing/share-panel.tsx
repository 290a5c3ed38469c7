import { useEffect, useId, useRef, useState } from 'react'
import { href } from 'react-router'
import { languagePath } from '#domain/language/languages.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { printLayout } from '#domain/planner/print-layout.ts'
import { writePlanFragment } from '#domain/planner/share-link.ts'
import { pageLanguage, textIn } from '../../../messages/text.ts'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { canShareByDevice, copyLink, shareByDevice } from '../../../ui/share-link.ts'
import { showToast } from '../../../ui/toast.tsx'
import type { Words } from '../words.ts'
import { viberShareUrl, whatsappShareUrl } from './app-links.ts'
import './sharing-messages.ts'
import styles from './share-panel.module.css'
import type { useOutputs } from './use-outputs.ts'

type SharePanelProps = {
  isOpen: boolean
  onClose: () => void
  plan: Plan
  words: Words
  outputs: ReturnType<typeof useOutputs>
}

/** Sends the plan as a link, a picture or on paper. The link holds the whole plan, so it works without a network. */
export default function SharePanel({ isOpen, onClose, plan, words, outputs }: SharePanelProps) {
  const { text } = words
  const { busy, save, print } = outputs
  return (
    <Panel
      side="centre"
      isShort
      width="520px"
      title={text('plan.share-title')}
      closeLabel={text('plan.close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={styles.panel}>
        {isOpen && <LinkWays plan={plan} words={words} />}
        <div className={styles.others}>
          <Button kind="outline" busy={busy === 'picture'} onClick={save}>
            {text('plan.save-picture')}
          </Button>
          <Button kind="outline" busy={busy === 'print'} onClick={print}>
            {text('plan.print-scale', { scale: text('plan.scale', { scale: printLayout(plan).scale }) })}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

/** `by-hand`: the browser lets the page neither share nor copy. */
type Done = 'copied' | 'by-hand'

function LinkWays({ plan, words: { text, unit } }: { plan: Plan; words: Words }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(BEFORE_MOUNT)
  const url = usePlanUrl(plan, unit)
  const [done, setDone] = useState<Done>()
  const title = plan.name || text('planner.my-room')
  const message = `${text('plan.message', { name: title })} ${url}`

  const takeByHand = () => {
    field.current.focus()
    field.current.select()
    setDone('by-hand')
  }
  const copy = async () => {
    if (await copyLink(url)) setDone('copied')
    else takeByHand()
  }
  const share = async () => {
    if (!(await shareByDevice({ title, url }))) takeByHand()
  }
  return (
    <>
      <p>{text('plan.share-text')}</p>
      <div className={styles.link}>
        <label htmlFor={id}>{text('plan.link')}</label>
        <input ref={field} id={id} readOnly value={url} onFocus={({ target }) => target.select()} />
      </div>
      <p role="status" className={styles.done}>
        {done && text(`plan.${done}`)}
      </p>
      <div className={styles.ways}>
        {canShareByDevice() && (
          <Button disabled={url === ''} onClick={() => void share()}>
            <Icon name="share" size={20} />
            {text('plan.share-by-device')}
          </Button>
        )}
        <Button kind={canShareByDevice() ? 'outline' : 'plain'} disabled={url === ''} onClick={() => void copy()}>
          {text('plan.copy-link')}
        </Button>
        <a className={styles.app} href={whatsappShareUrl(message)} target="_blank" rel="noopener">
          <Icon name="whatsapp" size={20} />
          WhatsApp
        </a>
        <a className={styles.app} href={viberShareUrl(message)} target="_blank" rel="noopener">
          <Icon name="phone" size={20} />
          Viber
        </a>
      </div>
    </>
  )
}

/** The address of a plan; '' until it is written. */
function usePlanUrl(plan: Plan, unit: Words['unit']): string {
  const [written, setWritten] = useState<{ of: Plan; url: string }>()
  useEffect(() => {
    let isGone = false
    writePlanFragment(plan, unit).then(
      (fragment) => {
        const url = location.origin + languagePath(pageLanguage(), href('/planner')) + fragment
        if (!isGone) setWritten({ of: plan, url })
      },
      (error: unknown) => {
        console.warn('The plan could not be written into a link', error)
        showToast('error', textIn(pageLanguage())('plan.link-failed'))
      },
    )
    return () => {
      isGone = true
    }
  }, [plan, unit])
  return written?.of === plan ? written.url : ''
}
