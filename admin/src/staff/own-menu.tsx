import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import AccountIcon from '@mui/icons-material/ManageAccountsOutlined'
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { Logout, MenuItemLink, UserMenu, useUserMenu } from 'react-admin'
import { showPart } from '../find/shown.ts'
import { useStaff } from '../session/staff-session.ts'

/** User menu with the account, the keyboard shortcuts and the logout. */
export function OwnMenu() {
  const me = useStaff()
  return (
    <UserMenu {...(me && { label: me.name })}>
      <ToAccount />
      <ToShortcuts />
      <Logout />
    </UserMenu>
  )
}

function ToAccount() {
  const menu = useUserMenu()
  return (
    <MenuItemLink
      to="/account"
      primaryText="My account"
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
      <ListItemText>Keyboard shortcuts</ListItemText>
    </MenuItem>
  )
}
