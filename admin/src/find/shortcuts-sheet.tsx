import { useState } from 'react'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material'
import { t } from '../language/t.ts'
import { useStaff } from '../session/staff-session.ts'
import { Key } from './keys.tsx'
import { usableShortcuts, type Shortcut } from './shortcuts.ts'
import type { PartProps } from './part.ts'
import { areKeysOff, turnKeys } from './keys-off.ts'

/** They work in any field, too, and cannot be switched off. */
const always = [
  { keys: ['Ctrl', 'K'], label: t('Find anything') },
  { keys: ['Ctrl', 'S'], label: t('Save the form') },
]

/** Dialog that lists the keyboard shortcuts of the reader, and switches single keys off. */
export default function ShortcutsSheet({ areas, show }: PartProps) {
  const close = () => show(undefined)
  const permissions = useStaff()?.permissions ?? []
  const [isOff, setIsOff] = useState(areKeysOff)
  const turn = (isOn: boolean) => {
    turnKeys(isOn)
    setIsOff(!isOn)
  }
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{t('Keyboard shortcuts')}</DialogTitle>
      <DialogContent>
        <FormControlLabel
          control={<Switch checked={!isOff} onChange={({ target }) => turn(target.checked)} />}
          label={t('Use single-key shortcuts')}
        />
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t('They never act while you type in a field. Shortcuts with Ctrl always work.')}
        </Typography>
        <Box sx={columns}>
          {usableShortcuts(areas, permissions).map(([group, shortcuts], place) => (
            <Group key={group} name={group} shortcuts={place === 0 ? [...always, ...shortcuts] : shortcuts} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Group({ name, shortcuts }: { name: string; shortcuts: readonly Pick<Shortcut, 'keys' | 'label'>[] }) {
  return (
    <Box component="section" sx={{ breakInside: 'avoid', pb: 2 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
        {name}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {shortcuts.map(({ keys, label }) => (
          <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 }}>
            <dt>{label}</dt>
            <Box component="dd" sx={{ m: 0, display: 'flex', gap: 0.5, flex: 'none' }}>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const columns = { columnCount: { sm: 2 }, columnGap: 5, mt: 1 }
