import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import AccountIcon from '@mui/icons-material/ManageAccountsOutlined'
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { Logout, MenuItemLink, UserMenu, useUserMenu } from 'react-admin'
import { showPart } from '../find/shown.ts'
import { LanguageMenuItems } from '../language/language-choices.tsx'
import { t } from '../language/t.ts'
import { useStaff } from '../session/staff-session.ts'

/** User menu with the account, the keyboard shortcuts and the logout. */
export function OwnMenu() {
  const me = useStaff()
  return (
    <UserMenu {...(me && { label: me.name })}>
      <ToAccount />
      <ToShortcuts />
      <LanguageMenuItems />
      <Logout />
    </UserMenu>
  )
}

function ToAccount() {
  const menu = useUserMenu()
  return (
    <MenuItemLink
      to="/account"
      primaryText={t('My account')}
      leftIcon={<AccountIcon fontSize="small" />}
      onClick={() => menu?.onClose()}
    />
  )
}

function ToShortcuts() {
  const menu = useUserMenu()
  const open = () => {
    menu?.onClose()
    showPart('shortcuts')
  }
  return (
    <MenuItem onClick={open}>
      <ListItemIcon>
        <KeyboardIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t('Keyboard shortcuts')}</ListItemText>
    </MenuItem>
  )
}
