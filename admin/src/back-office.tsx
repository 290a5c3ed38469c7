import { lazy } from 'react'
import { Admin, CanAccess, CustomRoutes, Loading, Resource } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import type { Area } from './area.ts'
import { areas } from './areas.ts'
import { authProvider } from './auth-provider.ts'
import { dataProvider } from './data-provider.ts'
import { t } from './language/t.ts'
import { queryClient } from './query-client.ts'
import { LoginPage } from './session/login-page.tsx'
import { ByNumber } from './shell/by-number.tsx'
import { ShellLayout } from './shell/layout.tsx'
import { Nowhere, NotPermitted } from './shell/no-page.tsx'
import { texts } from './texts.ts'
import { theme } from './theme/theme.ts'

/** Loaded lazily: its chart library is half as large as everything else that each page needs. */
const Dashboard = lazy(async () => ({ default: (await import('./dashboard/dashboard.tsx')).Dashboard }))

/** The react-admin application, built from the table of areas. */
export function BackOffice() {
  return (
    <Admin
      title={t('Kastha back office')}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={texts}
      queryClient={queryClient}
      dashboard={Dashboard}
      layout={ShellLayout}
      loginPage={LoginPage}
      accessDenied={NotPermitted}
      catchAll={Nowhere}
      theme={theme}
      darkTheme={null}
      requireAuth
      disableTelemetry
    >
      <CustomRoutes>
        <Route path="/dashboard" element={<Navigate to="/" replace />} />
      </CustomRoutes>
      {areas.map((area) => (area.page ? pageOf(area) : recordsOf(area)))}
    </Admin>
  )
}

function recordsOf(area: Extract<Area, { page?: never }>) {
  const { name, label, icon, represent, list, show, create, edit, hasNumbers = false } = area
  const views = { list, ...(show && { show }), ...(create && { create }), ...(edit && { edit }) }
  const records = represent ? { recordRepresentation: represent } : {}
  return (
    <Resource key={name} name={name} icon={icon} options={{ label }} {...views} {...records}>
      {hasNumbers && <Route path=":number" element={<ByNumber />} />}
    </Resource>
  )
}

/** Returns the route of a page area, including its nested routes. */
function pageOf({ name, page: Page }: Extract<Area, { list?: never }>) {
  const page = (
    <CanAccess resource={name} action="list" accessDenied={<NotPermitted />} loading={<Loading />}>
      <Page />
    </CanAccess>
  )
  return (
    <CustomRoutes key={name}>
      <Route path={`/${name}/*`} element={page} />
    </CustomRoutes>
  )
}
