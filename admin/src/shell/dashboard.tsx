import { Card, CardActionArea, CardContent, Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { Title } from 'react-admin'
import { areas, mayOpen } from '../areas.ts'
import { useStaff } from '../session/use-can.ts'

/** Where one arrives: what there is to do for one's role. */
export function Dashboard() {
  const staff = useStaff()
  if (!staff) return null
  const shown = areas.filter((area) => !area.isHidden && mayOpen(area.name, 'list', staff.permissions))
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title="Dashboard" />
      <Typography variant="h2">Namaste, {staff.name}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        {shown.map(({ name, label, icon: Icon }) => (
          <Card key={name} sx={{ width: 220 }}>
            <CardActionArea component={Link} to={`/${name}`}>
              <CardContent component={Stack} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
                <Icon fontSize="small" />
                {label}
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
      </Stack>
    </Stack>
  )
}
