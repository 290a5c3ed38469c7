import { useId, useState } from 'react'
import { href } from 'react-router'
import { languagePath } from '#domain/language/languages.ts'
import { pageLanguage, useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { shareLink } from '../../ui/share-link.ts'
import { showToast } from '../../ui/toast.tsx'
import { shareList, withdraw } from './change-list.ts'
import { type MyList, readShare } from './list-store.ts'
import styles from './share-list.module.css'

/** Makes the link to the list, shares it, and revokes it. */
export function ShareList({ share, shopName }: { share: MyList['share']; shopName: string }) {
  const text = useText()
  const [isBusy, setIsBusy] = useState(false)
  const handOut = async () => {
    if (isBusy) return
    setIsBusy(true)
    const isShared = share !== null || (await shareList())
    setIsBusy(false)
    const made = readShare()
    if (!isShared || !made) return
    const way = await shareLink({ title: text('my-list.share-title', { name: shopName }), url: linkOf(made) })
    if (way === 'copied') showToast('success', text('product.link-copied'))
    if (way === 'not') showToast('info', text('my-list.by-hand'))
  }
  const takeBack = async () => {
    if (await withdraw()) showToast('success', text('my-list.withdrawn'))
  }
  return (
    <>
      <Button kind="quiet" size="small" busy={isBusy} className={styles.share} onClick={() => void handOut()}>
        <Icon name="share" size={20} />
        {text('my-list.share')}
      </Button>
      {share && <SharedLink url={linkOf(share)} onWithdraw={() => void takeBack()} />}
    </>
  )
}

function SharedLink({ url, onWithdraw }: { url: string; onWithdraw: () => void }) {
  const text = useText()
  const id = useId()
  return (
    <div className={styles.shared}>
      <label htmlFor={id}>{text('my-list.link')}</label>
      <div className={styles.line}>
        <input id={id} readOnly value={url} aria-describedby={`${id}-hint`} onFocus={({ target }) => target.select()} />
        <Button kind="outline" size="small" onClick={onWithdraw}>
          {text('my-list.withdraw')}
        </Button>
      </div>
      <p id={`${id}-hint`}>{text('my-list.shared')}</p>
    </div>
  )
}

function linkOf({ token }: NonNullable<MyList['share']>): string {
  return location.origin + languagePath(pageLanguage(), href('/my-list/shared/:token', { token }))
}
