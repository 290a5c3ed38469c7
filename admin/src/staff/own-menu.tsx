import AccountIcon from '@mui/icons-material/ManageAccountsOutlined'
import { Logout, MenuItemLink, UserMenu, useUserMenu } from 'react-admin'
import { useStaff } from '../session/staff-session.ts'

/** User menu with links to the account and to log out. */
export function OwnMenu() {
  const me = useStaff()
  return (
    <UserMenu {...(me && { label: me.name })}>
      <ToAccount />
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
