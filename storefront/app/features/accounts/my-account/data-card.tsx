import { useState } from 'react'
import type { UserProfile } from '#contract/accounts.ts'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useLazyPanel } from '../../../ui/use-lazy-panel.ts'
import { accountApi } from '../session/account-api.ts'
import { Card } from './card.tsx'
import card from './card.module.css'
import { saveFile } from '../../../ui/save-file.ts'

const downloadIcon = 'M12 4v11M7.500 11l4.500 4.500 4.500-4.500M5 20h14'

const loadDialog = () => import('./delete-account-dialog.tsx')

/** The shopper's data, to download or to delete. */
export function DataCard({ user }: { user: UserProfile }) {
  const text = useText()
  const [isLoading, setIsLoading] = useState(false)
  const { Panel: DeleteDialog, isOpen, close, opener } = useLazyPanel(loadDialog)

  const download = async () => {
    setIsLoading(true)
    const answer = await accountApi.data()
    setIsLoading(false)
    if (answer.success) saveFile(JSON.stringify(answer.data, null, 2), 'application/json', 'my-account.json')
    else showToast('error', answer.message || text('error.occurred'))
  }
  return (
    <Card id="data-title" title={text('profile.data')}>
      <p className={card.intro}>{text('profile.data.intro')}</p>
      <div className={card.actions}>
        <Button kind="outline" busy={isLoading} onClick={() => void download()}>
          <Icon name={downloadIcon} size={20} />
          {text('profile.data.download')}
        </Button>
        <Button kind="quiet" {...opener}>
          {text('profile.delete')}
        </Button>
      </div>
      {DeleteDialog && <DeleteDialog user={user} isOpen={isOpen} onClose={close} />}
    </Card>
  )
}
