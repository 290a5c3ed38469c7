import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { BackOffice } from './back-office.tsx'
import { documentNonce } from './document-nonce.ts'
import { entryPages } from './login/entry-pages.tsx'

const styles = createCache({ key: 'k', nonce: documentNonce(), prepend: true })
const router = createBrowserRouter([...entryPages, { path: '*', element: <BackOffice /> }], { basename: '/admin' })

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>
  </StrictMode>,
)
