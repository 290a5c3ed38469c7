import { lazy } from 'react'
import PagesIcon from '@mui/icons-material/ArticleOutlined'
import PlansIcon from '@mui/icons-material/AccountBalanceOutlined'
import OffersIcon from '@mui/icons-material/CampaignOutlined'
import ClientsIcon from '@mui/icons-material/HandshakeOutlined'
import ProjectsIcon from '@mui/icons-material/HomeWorkOutlined'
import PromotionsIcon from '@mui/icons-material/LocalOfferOutlined'
import ZonesIcon from '@mui/icons-material/MapOutlined'
import FaqsIcon from '@mui/icons-material/QuizOutlined'
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import StoresIcon from '@mui/icons-material/StorefrontOutlined'
import TranslationsIcon from '@mui/icons-material/TranslateOutlined'
import BannersIcon from '@mui/icons-material/ViewCarouselOutlined'
import { lazyPage, type Area } from '../area.ts'
import { t } from '../language/t.ts'

const content = { group: 'Content', read: 'content.read', write: 'content.write' } as const

/** Menu group “Content”, in display order. */
export const contentAreas: Area[] = [
  {
    ...content,
    name: 'banners',
    label: t('Banners'),
    one: t('banner'),
    icon: BannersIcon,
    represent: ({ title }) => String(title),
    list: lazy(() => import('../content/banners/list.tsx')),
    create: lazyPage(() => import('../content/banners/form.tsx'), 'BannerCreate'),
    edit: lazyPage(() => import('../content/banners/form.tsx'), 'BannerEdit'),
  },
  {
    ...content,
    name: 'offers',
    label: t('Offers'),
    one: t('offer'),
    icon: OffersIcon,
    represent: ({ description }) => String(description),
    list: lazy(() => import('../content/offers/list.tsx')),
    create: lazyPage(() => import('../content/offers/form.tsx'), 'OfferCreate'),
    edit: lazyPage(() => import('../content/offers/form.tsx'), 'OfferEdit'),
  },
  {
    ...content,
    name: 'promotions',
    label: t('Promotions'),
    one: t('promotion'),
    icon: PromotionsIcon,
    read: 'promotions.read',
    write: 'promotions.write',
    represent: ({ name }) => String(name),
    list: lazy(() => import('../promotions/list.tsx')),
    create: lazyPage(() => import('../promotions/form.tsx'), 'PromotionCreate'),
    edit: lazyPage(() => import('../promotions/form.tsx'), 'PromotionEdit'),
  },
  {
    ...content,
    name: 'projects',
    label: t('Projects'),
    one: t('project'),
    icon: ProjectsIcon,
    represent: ({ name }) => String(name),
    list: lazy(() => import('../content/projects/list.tsx')),
    create: lazyPage(() => import('../content/projects/form.tsx'), 'ProjectCreate'),
    edit: lazyPage(() => import('../content/projects/form.tsx'), 'ProjectEdit'),
  },
  {
    ...content,
    name: 'clients',
    label: t('Clients'),
    one: t('client'),
    icon: ClientsIcon,
    represent: ({ name }) => String(name),
    list: lazy(() => import('../content/clients/list.tsx')),
    create: lazyPage(() => import('../content/clients/form.tsx'), 'ClientCreate'),
    edit: lazyPage(() => import('../content/clients/form.tsx'), 'ClientEdit'),
  },
  {
    ...content,
    name: 'faqs',
    label: t('Questions'),
    one: t('question'),
    icon: FaqsIcon,
    represent: ({ question }) => String(question),
    list: lazy(() => import('../help/faqs/list.tsx')),
    create: lazyPage(() => import('../help/faqs/form.tsx'), 'FaqCreate'),
    edit: lazyPage(() => import('../help/faqs/form.tsx'), 'FaqEdit'),
  },
  {
    ...content,
    name: 'pages',
    label: t('Pages'),
    icon: PagesIcon,
    represent: ({ title }) => String(title),
    list: lazy(() => import('../pages/list.tsx')),
    edit: lazy(() => import('../pages/edit.tsx')),
  },
  {
    ...content,
    name: 'stores',
    label: t('Showrooms'),
    one: t('showroom'),
    icon: StoresIcon,
    represent: ({ name }) => String(name),
    list: lazy(() => import('../stores/list.tsx')),
    create: lazyPage(() => import('../stores/form.tsx'), 'StoreCreate'),
    edit: lazyPage(() => import('../stores/form.tsx'), 'StoreEdit'),
  },
  {
    ...content,
    name: 'delivery-zones',
    label: t('Delivery zones'),
    one: t('delivery zone'),
    icon: ZonesIcon,
    read: 'delivery.read',
    write: 'delivery.write',
    represent: ({ name }) => String(name),
    list: lazy(() => import('../delivery-zones/list.tsx')),
    create: lazyPage(() => import('../delivery-zones/form.tsx'), 'DeliveryZoneCreate'),
    edit: lazyPage(() => import('../delivery-zones/form.tsx'), 'DeliveryZoneEdit'),
  },
  {
    ...content,
    name: 'instalment-plans',
    label: t('Instalment plans'),
    one: t('instalment plan'),
    icon: PlansIcon,
    read: 'settings.read',
    write: 'settings.write',
    represent: ({ bank }) => String(bank),
    list: lazy(() => import('../instalments/list.tsx')),
    create: lazyPage(() => import('../instalments/form.tsx'), 'InstalmentPlanCreate'),
    edit: lazyPage(() => import('../instalments/form.tsx'), 'InstalmentPlanEdit'),
  },
  {
    name: 'translation-gaps',
    label: t('Translations'),
    group: 'Content',
    icon: TranslationsIcon,
    read: 'content.read',
    list: lazy(() => import('../content/translations/list.tsx')),
  },
  {
    name: 'calendar-years',
    label: t('Calendar'),
    one: t('calendar year'),
    group: 'Content',
    icon: CalendarIcon,
    read: 'settings.read',
    write: 'settings.write',
    represent: ({ year }) => String(year),
    list: lazy(() => import('../calendar/list.tsx')),
    create: lazy(() => import('../calendar/create.tsx')),
    edit: lazy(() => import('../calendar/edit.tsx')),
  },
  {
    name: 'settings',
    label: t('Settings'),
    group: 'Content',
    icon: SettingsIcon,
    read: 'settings.read',
    write: 'settings.write',
    page: lazy(() => import('../settings/page.tsx')),
  },
]
