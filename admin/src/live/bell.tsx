import { useId, useState } from 'react'
import BellIcon from '@mui/icons-material/NotificationsNoneOutlined'
import {
  Badge,
  FormControlLabel,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Popover,
  Stack,
  Switch,
  Tooltip,
  Typography,
} from '@mui/material'
import { Link } from 'react-router-dom'
import { formats, t } from '../language/t.ts'
import { changeLiveSettings, useLiveSettings } from './live-settings.ts'
import { markNewsSeen, useNews } from './news.ts'
import { trySound } from './sound.ts'

/** Button with the number of unseen news, which opens their list and the choices of this browser. */
export default function Bell() {
  const { unseen } = useNews()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = unseen === 0 ? t('News') : t('News, %{unseen} unseen', { unseen })
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          color="inherit"
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => {
            setAnchor(currentTarget)
            markNewsSeen()
          }}
        >
          <Badge badgeContent={unseen > 0 ? unseen : null} max={99} color="primary">
            <BellIcon />
          </Badge>
        </IconButton>
      </Tooltip>
      {anchor && <NewsList anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}

function NewsList({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { items } = useNews()
  const title = useId()
  const close = () => {
    markNewsSeen()
    onClose()
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': title, sx: { width: 360, p: 2 } } }}
    >
      <Typography id={title} variant="h3" component="h2">
        {t('News')}
      </Typography>
      {items.length === 0 ? (
        <Typography color="text.secondary" sx={{ py: 2 }}>
          {t('Nothing new since you opened this page.')}
        </Typography>
      ) : (
        <List dense sx={{ maxHeight: 320, overflow: 'auto', mx: -2 }}>
          {items.map(({ key, text, path, at }) => (
            <ListItem key={key} disablePadding>
              <ListItemButton component={Link} to={path} onClick={close}>
                <ListItemText primary={text} secondary={formats.time(new Date(at).toISOString())} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
      <Choices />
    </Popover>
  )
}

function Choices() {
  const { showsOrders, hasSound } = useLiveSettings()
  return (
    <Stack sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <FormControlLabel
        control={<Switch checked={showsOrders} />}
        onChange={(_, isOn) => changeLiveSettings({ showsOrders: isOn })}
        label={t('Show new orders on every page')}
      />
      <FormControlLabel
        control={<Switch checked={hasSound} />}
        onChange={(_, isOn) => {
          changeLiveSettings({ hasSound: isOn })
          if (isOn) void trySound()
        }}
        label={t('Play a quiet sound')}
      />
    </Stack>
  )
}
