import { useState } from 'react'
import ReplyIcon from '@mui/icons-material/QuickreplyOutlined'
import { Button, ListItemText, Menu, MenuItem } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { FilledReplies } from '#contract/admin/canned-replies.ts'
import { get } from '../api.ts'
import { t } from '../language/t.ts'

type ReplyChooserProps = {
  /** Path of the record that is answered: `/tickets/…`. */
  path: string
  /** The words so far. */
  words: string
  onChange: (words: string) => void
}

/** Button with the canned replies in the customer's language. The chosen one follows the words so far. */
export function ReplyChooser({ path, words, onChange }: ReplyChooserProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data, error } = useQuery({
    queryKey: ['canned-replies', 'filled', path],
    queryFn: ({ signal }) => get<FilledReplies>(`/canned-replies${path}`, {}, signal),
  })
  const replies = data?.items ?? []
  const insert = (text: string) => {
    setAnchor(null)
    onChange(words.trim() === '' ? text : `${words.trimEnd()}\n\n${text}`)
  }
  return (
    <div>
      <Button
        size="small"
        startIcon={<ReplyIcon />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('Canned replies')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {replies.map(({ id, title, text, empty }) => (
          <MenuItem key={id} onClick={() => insert(text)}>
            <ListItemText primary={title} secondary={needsOf(empty)} />
          </MenuItem>
        ))}
        {replies.length === 0 && <MenuItem disabled>{error?.message ?? t('No canned replies yet')}</MenuItem>}
      </Menu>
    </div>
  )
}

function needsOf(empty: readonly string[]): string | undefined {
  if (empty.length === 0) return undefined
  return t('Without a value: %{empty}', { empty: empty.map((variable) => `{${variable}}`).join(', ') })
}
