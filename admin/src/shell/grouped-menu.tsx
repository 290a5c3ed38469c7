import { Divider, ListSubheader } from '@mui/material'
import { Menu, useRemoveFromStore, useSidebarState } from 'react-admin'
import { MyWorkItem } from '../assignments/my-work-item.tsx'
import { groups } from '../area.ts'
import { areas, mayOpen } from '../areas.ts'
import { t } from '../language/t.ts'
import { useStaff } from '../session/staff-session.ts'
import { tokens } from '../theme/tokens.ts'

/** Menu with the groups and areas that the role may see; empty groups are hidden. */
export function GroupedMenu() {
  const permissions = useStaff()?.permissions ?? []
  const forget = useRemoveFromStore()
  const shown = areas.filter((area) => !area.isHidden && mayOpen(area.name, 'list', permissions))
  const filled = groups.filter((group) => shown.some((area) => area.group === group))
  return (
    <Menu sx={menuStyle} aria-label={t('Back office')}>
      <Menu.DashboardItem />
      <MyWorkItem />
      {filled.flatMap((group) => [
        <GroupName key={group} name={t(group)} />,
        ...shown
          .filter((area) => area.group === group)
          .map(({ name, label, icon: Icon }) => (
            <Menu.Item
              key={name}
              to={`/${name}`}
              primaryText={label}
              leftIcon={<Icon fontSize="small" />}
              // Resets the list's filters: stale ones, such as those of a dashboard tile, would hide new records.
              onClick={() => forget(`${name}.listParams`)}
            />
          )),
      ])}
    </Menu>
  )
}

/**
 * Heading of a group, or a divider in the collapsed menu. Between menu items ARIA allows separators, but no headings.
 */
function GroupName({ name }: { name: string }) {
  const [isOpen] = useSidebarState()
  if (!isOpen) return <Divider component="li" aria-label={name} sx={{ my: 1 }} />
  return (
    <ListSubheader disableSticky role="separator" aria-label={name}>
      {name}
    </ListSubheader>
  )
}

const menuStyle = {
  '& .MuiListSubheader-root': {
    lineHeight: 1.5,
    pt: 2,
    pb: 0.5,
    background: 'none',
    fontSize: '0.8125rem',
    color: tokens['ink-soft'],
  },
  '& .RaMenuItemLink-active': { backgroundColor: tokens.sand, color: tokens.ink, fontWeight: 600 },
  // Highlights only the nested page if its parent, listed before it, matches too.
  '& .RaMenuItemLink-active:has(+ .RaMenuItemLink-active)': {
    backgroundColor: 'transparent',
    color: 'inherit',
    fontWeight: 400,
  },
  '& .MuiListItemIcon-root': { minWidth: 36, color: 'inherit' },
}
